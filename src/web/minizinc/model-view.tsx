import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { say } from '../../board/index.ts';
import { puzzleById } from '../../puzzles/index.ts';
import { Button, Choice, Icon, TimeLimit } from '../parts/index.ts';
import {
  addressOf,
  announce,
  language,
  modelById,
  modelName,
  modelsChanged,
  removeModel,
  savedModels,
  saveModel,
  show,
  usualLanguage,
} from '../state/index.ts';
import { words } from '../words/index.ts';
import { localeOf } from '../words/plural.ts';
import { examples, loadExamples } from './examples.ts';
import { looksLikeMiniZinc, ModelBench } from './model-bench.ts';
import { isInstalled } from './page-compiler.ts';
import { modelWords } from './words.ts';

const COUNTERS = ['resumptions', 'entailments', 'prunings', 'backtracks', 'constraints'] as const;

/** A model that is typed in, and its solutions as they are found. */
export function ModelView() {
  const text = modelWords[usualLanguage.value];
  const bench = useMemo(() => new ModelBench(), []);
  const installed = useSignal<boolean | undefined>(undefined);
  useEffect(() => {
    void Promise.all([isInstalled(), loadExamples()]).then(([is]) => {
      installed.value = is;
      if (bench.model.peek() === '') bench.begin(is ? 'minizinc' : 'flatzinc');
    });
    const keep = (): void => bench.keep();
    addEventListener('pagehide', keep);
    return () => {
      removeEventListener('pagehide', keep);
      bench.keep();
      bench.stop();
      bench.close();
    };
  }, [bench]);
  useSignalEffect(() => {
    const standing = bench.standing.value;
    const said = modelWords[usualLanguage.peek()];
    if (standing === 'ready') return;
    const found = bench.solutions.peek().length;
    announce(found === 0 ? said.standings[standing] : `${said.found(found)}. ${said.standings[standing]}`);
  });
  return (
    <div class="lab">
      <div class="heading">
        <h1>{text.title}</h1>
        <a class="button quiet" href={addressOf({ view: 'home' })}>
          <Icon name="play" />
          <span>{text.back}</span>
        </a>
      </div>
      <p>{text.intro}</p>
      {installed.value === false && (
        <p class="small" data-name="no-compiler">
          {text.missing}
        </p>
      )}
      <div class="model-bench">
        <Model bench={bench} installed={installed.value === true} />
        <Found bench={bench} installed={installed.value === true} />
      </div>
    </div>
  );
}

interface ModelProps {
  readonly bench: ModelBench;
  readonly installed: boolean;
}

/** The texts, and what is asked about them. */
function Model({ bench, installed }: ModelProps) {
  const text = modelWords[usualLanguage.value];
  const isMiniZinc = bench.language.value === 'minizinc';
  const running = bench.isRunning;
  const titleOf = (name: string): string => {
    const puzzle = puzzleById(name);
    return puzzle ? say(puzzle.title, language.value) : name;
  };
  return (
    <section class="form panel" aria-label={text.model}>
      <Choice
        label={text.language}
        value={bench.language.value}
        choices={[
          ['minizinc', text.languages.minizinc],
          ['flatzinc', text.languages.flatzinc],
        ]}
        name="model-language"
        onChoose={(chosen) => {
          bench.language.value = chosen;
        }}
      />
      <Choice
        label={text.example}
        value=""
        choices={[
          ['', text.chooseExample],
          ...examples.value
            .filter((example) => example.language === bench.language.value)
            .map(({ name }) => [name, titleOf(name)] as const),
        ]}
        name="example"
        onChoose={(chosen) => {
          const example = examples
            .peek()
            .find((each) => each.name === chosen && each.language === bench.language.peek());
          if (!example) return;
          const before = { ...textsOf(bench), slot: bench.slot.peek() };
          bench.open(example);
          show({
            kind: 'good',
            text: text.opened(titleOf(example.name)),
            action: {
              label: words.peek().undo,
              run: () => bench.open(before, bench.slot.peek() ?? before.slot),
            },
          });
        }}
      />
      <SavedModels bench={bench} />
      <TextArea label={text.model} name="model" rows={14} value={bench.model} onTyped={() => bench.typed()} />
      {isMiniZinc && (
        <TextArea label={text.data} name="data" rows={4} value={bench.data} onTyped={() => bench.typed()} />
      )}
      <Choice
        label={text.wanted}
        value={bench.wanted.value}
        choices={[
          ['one', text.wants.one],
          ['all', text.wants.all],
        ]}
        name="wanted"
        onChoose={(wanted) => {
          bench.wanted.value = wanted;
        }}
      />
      <TimeLimit label={text.limit} seconds={bench.seconds} />
      <div class="row">
        <Button
          icon={running ? 'stop' : 'flask'}
          kind="main"
          name={running ? 'stop' : 'solve'}
          disabled={!running && ((isMiniZinc && !installed) || bench.model.value.trim() === '')}
          onClick={() => (running ? bench.stop() : void bench.solve())}
        >
          {running ? text.stop : text.solve}
        </Button>
      </div>
    </section>
  );
}

interface TextAreaProps {
  readonly label: string;
  readonly name: string;
  readonly rows: number;
  readonly value: { value: string };
  readonly onTyped: () => void;
}

/** What is on the bench, to be brought back. */
const textsOf = (bench: ModelBench) => ({
  language: bench.language.peek(),
  model: bench.model.peek(),
  data: bench.data.peek(),
});

/** The models that are kept: each is opened from the list, and the one on the bench can be deleted. */
function SavedModels({ bench }: { readonly bench: ModelBench }) {
  void modelsChanged.value;
  const text = modelWords[usualLanguage.value];
  const models = savedModels();
  if (models.length === 0) return null;
  const slot = bench.slot.value ?? '';
  return (
    <div class="row saved-models">
      <Choice
        label={text.saved}
        value={slot}
        choices={[
          ['', text.newModel],
          ...models.map((model) => [model.id, `${modelName(model)} (${when(model.at)})`] as const),
        ]}
        name="saved-models"
        onChoose={(id) => {
          const model = modelById(id);
          if (model) bench.open(model, id);
          else bench.open({ language: bench.language.peek(), model: '', data: '' });
        }}
      />
      {slot !== '' && (
        <Button
          icon="close"
          kind="quiet"
          name="delete-model"
          label={text.deleteModel}
          onClick={() => {
            const gone = removeModel(slot);
            bench.slot.value = undefined;
            bench.open({ language: bench.language.peek(), model: '', data: '' });
            if (!gone) return;
            const undo = (): void => {
              saveModel(gone);
              bench.open(gone, gone.id);
            };
            show({
              kind: 'good',
              text: words.peek().forgotten,
              action: { label: words.peek().undo, run: undo },
            });
          }}
        />
      )}
    </div>
  );
}

const when = (at: number): string =>
  new Date(at).toLocaleString(localeOf(language.value), { dateStyle: 'short', timeStyle: 'short' });

function TextArea({ label, name, rows, value, onTyped }: TextAreaProps) {
  return (
    <div class="field">
      <label for={`typed-${name}`}>{label}</label>
      <textarea
        id={`typed-${name}`}
        data-name={name}
        rows={rows}
        spellcheck={false}
        autocapitalize="off"
        value={value.value}
        onInput={({ currentTarget }) => {
          value.value = currentTarget.value;
          onTyped();
        }}
      />
    </div>
  );
}

/** What has been found so far, what is wrong, and the counters beside. */
function Found({ bench, installed }: ModelProps) {
  const text = modelWords[usualLanguage.value];
  const { labCounters } = words.value;
  const standing = bench.standing.value;
  const solutions = bench.solutions.value;
  const counters = bench.counters.value;
  const count = new Intl.NumberFormat(language.value);
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    if (standing === 'best') list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [standing]);
  const isBad = standing === 'refused' || standing === 'restarts' || standing === 'failed';
  return (
    <section class="lab-results" aria-labelledby="model-results">
      <h2 id="model-results">{text.results}</h2>
      <p class={bench.isRunning ? 'busy' : isBad ? 'bad' : 'small'} data-standing={standing}>
        {solutions.length > 0 && `${text.found(solutions.length)}. `}
        {text.standings[standing]}
      </p>
      {standing === 'refused' &&
        bench.language.value === 'flatzinc' &&
        looksLikeMiniZinc(bench.model.value) && (
          <p data-name="is-minizinc">{installed ? text.isMiniZinc : `${text.isMiniZinc} ${text.missing}`}</p>
        )}
      {bench.problems.value.length > 0 && (
        <ul class="problems" data-name="model-problems">
          {bench.problems.value.map(({ of, line, column, problem }) => (
            <li key={`${of} ${line} ${column} ${problem}`}>
              {line > 0 && (
                <span class="where">
                  {text.inText[of]}, {text.place(line, column)}:
                </span>
              )}{' '}
              {problem}
            </li>
          ))}
        </ul>
      )}
      {counters && (
        <dl class="model-counters" aria-label={text.counters} data-name="counters">
          {COUNTERS.map((counter) => (
            <div key={counter}>
              <dt>{labCounters[counter]}</dt>
              <dd data-counter={counter}>{count.format(counters[counter])}</dd>
            </div>
          ))}
        </dl>
      )}
      {solutions.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <ol ref={list} class="model-solutions" data-name="solutions" aria-label={text.list} tabIndex={0}>
          {solutions.map((solution, index) => (
            <li key={index} aria-label={text.solution(index + 1)}>
              <pre>{solution.trim() === '' ? text.nothingToPrint : solution}</pre>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
