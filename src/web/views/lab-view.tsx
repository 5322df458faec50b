import { useSignal, useSignalEffect } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { say } from '../../board/index.ts';
import { BRANCHES, type Branch, SELECTS, type Select } from '../../engine/index.ts';
import { asCsv } from '../../lab/index.ts';
import { paperOf } from '../../papers/index.ts';
import type { Shared } from '../../play/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import { Picture } from '../board/index.ts';
import { PaperMeasurements } from '../papers/index.ts';
import { Button, Choice, Icon, Switch, TimeLimit } from '../parts/index.ts';
import { boardText } from '../reasoner/index.ts';
import {
  addressOf,
  announce,
  boardKey,
  LabBench,
  type LabStrategy,
  language,
  MOST_STRATEGIES,
  strategyName,
} from '../state/index.ts';
import { words } from '../words/index.ts';
import { LabPlot } from './lab-plot.tsx';
import { LabTable } from './lab-table.tsx';
import { saveFile } from './save-file.ts';

/** Measuring strategies on a board; another board is another bench. */
export function LabView({ shared }: { readonly shared: Shared }) {
  const key = useMemo(() => boardKey(shared.puzzle, shared.grid), [shared]);
  return <Bench key={key} shared={shared} />;
}

function Bench({ shared: { puzzle, grid } }: { readonly shared: Shared }) {
  const text = words.value;
  const bench = useMemo(() => new LabBench(boardText(puzzle, grid)), []);
  const picture = useMemo(() => puzzle.scene(grid), []);
  const title = say(puzzle.title, language.value);
  const { rows, columns } = puzzle.size(grid);
  useEffect(() => () => bench.stop(), [bench]);
  useSignalEffect(() => {
    const standing = bench.standing.value;
    const done = bench.rows.value.length;
    if (standing === 'running') announce(words.peek().labRunning(done, bench.planned.peek()));
    else if (standing !== 'ready') announce(words.peek().labStandings[standing]);
  });
  return (
    <div class="lab">
      <div class="heading">
        <h1>{text.labTitle(title)}</h1>
        <span class="facts">{text.size(rows, columns)}</span>
        <a class="button quiet" href={addressOf({ view: 'play', shared: { puzzle, grid } })}>
          <Icon name="play" />
          <span>{text.labBack}</span>
        </a>
        <a class="button quiet" href={addressOf({ view: 'set', shared: { puzzle, grid } })} data-name="edit">
          <Icon name="pen" />
          <span>{text.edit}</span>
        </a>
        <a class="button quiet" href={addressOf({ view: 'lab' })} data-name="own-model">
          <Icon name="flask" />
          <span>{text.labOwnModel}</span>
        </a>
      </div>
      <p>{text.labIntro}</p>
      <div class="lab-bench">
        <div class="panel">
          <Wishes bench={bench} puzzle={puzzle} />
          <div class="lab-board">
            <Picture scene={picture} label={text.boardLabel(title, rows, columns)} />
          </div>
        </div>
        <Results bench={bench} />
      </div>
      {paperOf(puzzle) && <PaperMeasurements puzzle={puzzle.id} />}
    </div>
  );
}

const TRIES = ['1', '5', '20'] as const;

/** What is to be measured. */
function Wishes({ bench, puzzle }: { readonly bench: LabBench; readonly puzzle: AnyPuzzle }) {
  const text = words.value;
  const next = useSignal<LabStrategy>({ select: 'first-fail', branch: 'step', order: 'up' });
  const strategies = bench.strategies.value;
  const running = bench.standing.value === 'running';
  const nothing = strategies.length === 0 && !bench.learning.value;
  const full = strategies.length >= MOST_STRATEGIES;
  const change = (part: Partial<LabStrategy>): void => {
    next.value = { ...next.value, ...part };
  };
  return (
    <section class="form" aria-labelledby="lab-strategies">
      <h2 id="lab-strategies">{text.labStrategies}</h2>
      <Switch
        label={text.labLearningSwitch}
        value={bench.learning.value}
        name="learning"
        onChange={(on) => {
          bench.learning.value = on;
        }}
      />
      <ul class="lab-strategies" data-name="strategies">
        {strategies.map((strategy) => (
          <li key={strategyName(strategy)}>
            <span>{strategyName(strategy)}</span>
            <Button
              icon="close"
              kind="quiet"
              label={text.labRemove(strategyName(strategy))}
              onClick={() => bench.remove(strategy)}
            />
          </li>
        ))}
      </ul>
      <Choice<Select>
        label={text.labSelect}
        value={next.value.select}
        choices={SELECTS.map((select) => [select, select] as const)}
        name="select"
        onChoose={(select) => change({ select })}
      />
      <Choice<Branch>
        label={text.labBranch}
        value={next.value.branch}
        choices={BRANCHES.map((branch) => [branch, branch] as const)}
        name="branch"
        onChoose={(branch) => change({ branch })}
      />
      <Choice
        label={text.labOrder}
        value={next.value.order}
        choices={[
          ['up', text.labOrders.up],
          ['down', text.labOrders.down],
        ]}
        name="order"
        onChoose={(order) => change({ order })}
      />
      <div class="row">
        <Button
          icon="plus"
          name="add"
          disabled={full || bench.has(next.value)}
          onClick={() => bench.add(next.value)}
        >
          {text.labAdd}
        </Button>
        <Button name="grid" disabled={full || strategies.length === 0} onClick={() => bench.fillGrid()}>
          {text.labGrid}
        </Button>
      </div>
      <ModelChoice bench={bench} puzzle={puzzle} />
      <Choice
        label={text.labGoal}
        value={bench.goal.value}
        choices={[
          ['unique', text.labGoals.unique],
          ['any', text.labGoals.any],
          ['all', text.labGoals.all],
        ]}
        name="goal"
        onChoose={(goal) => {
          bench.goal.value = goal;
        }}
      />
      <TimeLimit label={text.labLimit} seconds={bench.seconds} />
      <Choice
        label={text.labTries}
        value={`${bench.tries.value}`}
        choices={TRIES.map((tries) => [tries, tries] as const)}
        name="tries"
        onChoose={(tries) => {
          bench.tries.value = Number(tries);
        }}
      />
      <div class="row">
        <Button
          icon={running ? 'stop' : 'flask'}
          kind="main"
          name={running ? 'stop' : 'run'}
          disabled={!running && nothing}
          onClick={() => (running ? bench.stop() : void bench.run())}
        >
          {running ? text.labStop : text.labRun}
        </Button>
      </div>
    </section>
  );
}

/** Our rules or those of the puzzle's paper, where these are others, with a sentence on the difference. */
function ModelChoice({ bench, puzzle }: { readonly bench: LabBench; readonly puzzle: AnyPuzzle }) {
  const text = words.value;
  const programs = paperOf(puzzle)?.programs ?? [];
  if (programs.every(({ model }) => model === undefined)) return null;
  const chosen = programs.find(({ name }) => name === bench.program.value);
  return (
    <>
      <Choice
        label={text.labModel}
        value={bench.program.value}
        choices={[['', text.labOurs], ...programs.map(({ name }) => [name, text.labPaper(name)] as const)]}
        name="model"
        onChoose={(name) => {
          bench.program.value = name;
        }}
      />
      {chosen && <p class="small">{chosen.differs[language.value]}</p>}
    </>
  );
}

/** What has been measured so far. */
function Results({ bench }: { readonly bench: LabBench }) {
  const text = words.value;
  const rows = bench.rows.value;
  const standing = bench.standing.value;
  const agreed = bench.agreed.value;
  const verified = rows.every((row) => row.verified);
  const plots: Readonly<Record<string, string>> = text.labPlots;
  const nameOf = (strategy: string): string => (strategy === 'learning' ? text.labLearning : strategy);
  return (
    <section class="lab-results" aria-labelledby="lab-results">
      <h2 id="lab-results">{text.labResults}</h2>
      {standing === 'running' ? (
        <p class="busy">{text.labRunning(rows.length, bench.planned.value)}</p>
      ) : (
        <p class={standing === 'failed' ? 'bad' : 'small'} data-standing={standing}>
          {text.labStandings[standing]}
        </p>
      )}
      {rows.length > 0 && (
        <>
          <LabTable rows={rows} nameOf={nameOf} />
          <div class="row">
            <Button
              name="csv"
              onClick={() => saveFile(new Blob([asCsv(rows)], { type: 'text/csv' }), 'calcada-lab.csv')}
            >
              {text.labSave}
            </Button>
          </div>
          <p class={verified ? 'small' : 'bad'} data-name="verified" data-good={verified}>
            {verified ? text.labVerified : text.labNotVerified}
          </p>
          {agreed !== undefined && (
            <p class={agreed ? 'small' : 'bad'} data-name="agreed" data-good={agreed}>
              {agreed ? text.labAgree : text.labDiffer}
            </p>
          )}
          <p class="small" data-name="plot-explained">
            {text.labPlotExplained}
          </p>
          <div class="plots">
            {bench.charts.value.map((chart) => (
              <LabPlot key={chart.id} chart={chart} title={plots[chart.id] ?? chart.title} nameOf={nameOf} />
            ))}
          </div>
          {rows.some(({ answer }) => answer === 'unknown') && <p class="small">{text.labAtLeast}</p>}
        </>
      )}
    </section>
  );
}
