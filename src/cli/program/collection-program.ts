import { type Command, InvalidArgumentError, Option } from 'commander';
import { LOG_LEVELS } from '../collection/event-log.ts';
import { filterFlags } from '../collection/filter-options.ts';
import type { MetricsAddress } from '../collection/metrics.ts';
import type { SetterOptions } from '../generate/setter-options.ts';
import type { ExitCode } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { seconds, size, wholeNumber, wholeOrNone } from './option-values.ts';
import { examples, language, number, outputFile } from './shared-options.ts';

type Commands = typeof import('../collection/index.ts').collectionCommands;
/** What Commander must read for a command: its last argument. */
type OptionsOf<Name extends keyof Commands> =
  Parameters<Commands[Name]> extends [...unknown[], infer Options] ? Options : never;

const STORE = 'the collection: a file, or the URL of a Postgres database';
const USUAL_STORE = 'boards.jsonl';

/** Declares `collection` and its commands. */
export function declareCollection(
  program: Command,
  io: Io,
  setters: SetterOptions,
  answer: (code: ExitCode) => void,
): void {
  const collection = program
    .command('collection')
    .description('keep many boards: make, import, list, tag and export them');

  const run = async (command: (commands: Commands) => Promise<ExitCode>): Promise<void> => {
    const { collectionCommands, withStores } = await import('../collection/index.ts');
    answer(await withStores(() => command(collectionCommands)));
  };
  const spoken = (command: Command): Command =>
    command
      .option('-j, --json', 'print one JSON line')
      .addOption(language())
      .option('-q, --quiet', 'print no progress');
  const into = (): Option => new Option('--into <store>', STORE).default(USUAL_STORE);
  const store = (): Option => new Option('-s, --store <store>', STORE).default(USUAL_STORE);
  const workers = (): Option =>
    number('-w, --workers <n>', 'number of worker threads', wholeNumber).default(1);
  const limit = (): Option =>
    number('-t, --time-limit <seconds>', 'time limit per board, in seconds', seconds).default(60);

  const wished = (command: Command): Command => {
    command
      .addArgument(
        setters.puzzles.length > 0
          ? program.createArgument('<puzzle>', 'the puzzle').choices(setters.puzzles)
          : program.createArgument('<puzzle>', 'the puzzle'),
      )
      .addOption(into())
      .addOption(
        number('-n, --count <n>', 'total number of boards to reach', wholeNumber).makeOptionMandatory(),
      )
      .addOption(number('--size <WxH>', 'columns x rows; 10x10 by default', size))
      .addOption(new Option('--level <level>', 'how hard').choices(['easy', 'normal', 'hard', 'extreme']))
      .addOption(number('--seed <n>', 'random seed; by default the last one used', wholeOrNone))
      .addOption(new Option('--clues <amount>', 'how many clues').choices(['minimal', 'generous', 'all']))
      .addOption(limit());
    for (const option of setters.options) command.addOption(option);
    return spoken(command);
  };

  wished(collection.command('generate'))
    .description('make boards until the collection has enough; continues where it stopped')
    .addOption(workers())
    .action((puzzle: string, options: OptionsOf<'generate'>) =>
      run((commands) => commands.generate(io, puzzle, options)),
    )
    .addHelpText(
      'after',
      examples(
        'collection generate PUZZLE --size 10x10 --level hard --count 1000 --into boards.jsonl --workers 2',
      ),
    );

  spoken(collection.command('import'))
    .description('add boards in any format: checked for one solution, graded, duplicates reported')
    .argument(
      '<files...>',
      'files of one board, .jsonl files of one board a line, or - for lines from standard input',
    )
    .addOption(into())
    .addOption(workers())
    .addOption(limit())
    .option('--lines', 'read one board per line from every file')
    .option('--tag <tags...>', 'give these tags to the boards')
    .option('--unchecked', 'trust the levels and solutions in exported lines')
    .action((files: readonly string[], options: OptionsOf<'import'>) =>
      run((commands) => commands.import(io, files, options)),
    )
    .addHelpText(
      'after',
      examples(
        'collection import board.txt old/*.json --tag archive',
        'collection import boards.jsonl --unchecked --into postgres://localhost/boards',
      ),
    );

  spoken(collection.command('status'))
    .description('show how many boards of each kind there are, and the state of the orders')
    .addOption(store())
    .action((options: OptionsOf<'status'>) => run((commands) => commands.status(io, options)));

  spoken(collection.command('repair'))
    .description('keep what can be read of a damaged file, and set the rest aside')
    .addOption(store())
    .action((options: OptionsOf<'repair'>) => run((commands) => commands.repair(io, options)));

  const filtered = (command: Command): Command => {
    command.addOption(store()).addOption(number('--size <WxH>', 'boards of this size, columns x rows', size));
    for (const option of filterFlags()) command.addOption(option);
    return spoken(command);
  };
  /** Which boards are meant by a filter, or by this. */
  const allBoards = (): Option =>
    new Option('--all', 'all boards').conflicts([
      'size',
      ...filterFlags().map((option) => option.attributeName()),
    ]);
  const queried = (command: Command): Command =>
    filtered(command)
      .addOption(number('--limit <n>', 'at most this number of boards', wholeNumber))
      .addOption(number('--offset <n>', 'skip this number of boards first', wholeOrNone))
      .option('--after <key>', 'boards that come after the one with this key')
      .addOption(
        number('--sample <n>', 'a random sample of this number of boards', wholeNumber).conflicts([
          'limit',
          'after',
        ]),
      )
      .addOption(number('--seed <n>', 'random seed of the sample; 1 by default', wholeOrNone));

  queried(collection.command('list'))
    .description('list boards')
    .action((options: OptionsOf<'list'>) => run((commands) => commands.list(io, options)))
    .addHelpText(
      'after',
      examples('collection list --level hard --size 10x10', 'collection list --sample 7 --seed 2027'),
    );

  queried(collection.command('export'))
    .description('write boards, one JSON object per line or in another format')
    .option('--format <format>', 'format or family of formats: text, json, puzz-link, papers …')
    .addOption(outputFile())
    .action((options: OptionsOf<'export'>) => run((commands) => commands.export(io, options)))
    .addHelpText('after', examples('collection export --tag summer --out summer.jsonl'));

  filtered(collection.command('tag'))
    .description('give tags to boards')
    .argument('<tags...>', 'the tags')
    .option('--untag', 'remove the tags instead')
    .addOption(allBoards())
    .action((tags: readonly string[], options: OptionsOf<'tag'>) =>
      run((commands) => commands.tag(io, tags, options)),
    )
    .addHelpText('after', examples('collection tag summer book-2 --level easy --size 8x8'));

  filtered(collection.command('remove'))
    .description('take boards out')
    .addOption(allBoards())
    .action((options: OptionsOf<'remove'>) => run((commands) => commands.remove(io, options)))
    .addHelpText('after', examples('collection remove --tag bad'));

  wished(collection.command('order'))
    .description('order boards for the workers of a database to make')
    .addOption(number('--range <n>', 'seeds in a job', wholeNumber).default(20))
    .action((puzzle: string, options: OptionsOf<'order'>) =>
      run((commands) => commands.order(io, puzzle, options)),
    )
    .addHelpText(
      'after',
      examples('collection order PUZZLE --level hard --count 100000 --into postgres://db/boards'),
    );

  spoken(collection.command('work'))
    .description('make the boards that a database has orders for; on any number of machines')
    .addOption(store().makeOptionMandatory())
    .addOption(workers())
    .addOption(
      number('--lease <seconds>', 'seconds until a silent worker loses its jobs', seconds).default(30),
    )
    .option('--wait', 'wait for new orders when nothing is left to do')
    .addOption(
      new Option(
        '--metrics <[host:]port>',
        'serve figures for Prometheus; on this machine alone unless a host is given',
      ).argParser(metricsAddress),
    )
    .addOption(
      new Option(
        '--log <level>',
        'write events of this level and above as JSON lines to standard error',
      ).choices([...LOG_LEVELS]),
    )
    .action((options: OptionsOf<'work'>) => run((commands) => commands.work(io, options)))
    .addHelpText('after', examples('collection work --store postgres://db/boards --workers 8 --wait'));

  const allOrders = (): Option => new Option('--all', 'of all orders').conflicts('order');
  const jobs = (command: Command): Command =>
    spoken(command).addOption(store().makeOptionMandatory()).option('--order <id>', 'jobs of this order');
  jobs(collection.command('jobs'))
    .description('list the jobs of a database: waiting, running, and set aside with the reason')
    .addOption(
      new Option('--state <state>', 'jobs in this state').choices(['waiting', 'running', 'set-aside']),
    )
    .addOption(number('--limit <n>', 'at most this number of jobs', wholeNumber))
    .action((options: OptionsOf<'jobs'>) => run((commands) => commands.jobs(io, options)))
    .addHelpText('after', examples('collection jobs --state set-aside --store postgres://db/boards'));
  jobs(collection.command('retry'))
    .description('retry jobs that were set aside')
    .addOption(allOrders())
    .action((options: OptionsOf<'retry'>) => run((commands) => commands.retry(io, options)));
  jobs(collection.command('clear'))
    .description('forget jobs that were set aside')
    .addOption(allOrders())
    .action((options: OptionsOf<'clear'>) => run((commands) => commands.clear(io, options)));
  spoken(collection.command('cancel'))
    .description('end an order before it is full; the boards that it has stay')
    .argument('<order>', 'the id of the order')
    .addOption(store().makeOptionMandatory())
    .action((order: string, options: OptionsOf<'cancel'>) =>
      run((commands) => commands.cancel(io, order, options)),
    );
}

function metricsAddress(text: string): MetricsAddress {
  const [, host = '127.0.0.1', port = ''] = /^(?:(.+):)?(\d{1,5})$/.exec(text) ?? [];
  if (port === '' || Number(port) > 65_535)
    throw new InvalidArgumentError('Expected a port, as in 9464, or a host and a port, as in 0.0.0.0:9464.');
  return { host: host.replace(/^\[(.*)\]$/, '$1'), port: Number(port) };
}
