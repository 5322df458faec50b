import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../../board/index.ts';
import { linesWithClues } from '../../play/index.ts';
import type { Sign } from '../../puzzles/index.ts';
import { Button, Choice, NumberField, SentenceView, Switch } from '../parts/index.ts';
import { type DrawnBoard, language, lineName, type Tool } from '../state/index.ts';
import { words } from '../words/index.ts';

/** The tools that this puzzle's boards are drawn with. */
export function ToolBox({ drawn }: { readonly drawn: DrawnBoard }) {
  const text = words.value;
  const { drawing } = drawn.puzzle.interaction;
  const tool = drawn.tool.value;
  const take = (taken: Tool): void => {
    drawn.tool.value = taken;
  };
  const { verdict } = drawn.standing.value;
  const { rows, columns } = drawn.size.value;
  const fits = ({ smallestSide = 0 }: Sign): boolean => smallestSide <= Math.min(rows, columns);
  return (
    <section class="tool-box" aria-label={text.tools}>
      <div class="tools signs">
        {drawing.signs.filter(fits).map(({ id, name, key }) => (
          <Button
            key={id}
            name={`sign-${id}`}
            pressed={tool.kind === 'sign' && tool.sign === id}
            label={say(name, language.value)}
            onClick={() => take({ kind: 'sign', sign: id })}
          >
            <kbd>{key === '.' ? '□' : key === '#' ? '■' : key}</kbd>
          </Button>
        ))}
        {drawing.edges?.signs.map(({ id, name, symbol }) => (
          <Button
            key={id}
            name={`edge-${id}`}
            pressed={tool.kind === 'edge' && tool.sign === id}
            label={say(name, language.value)}
            onClick={() => take({ kind: 'edge', sign: id })}
          >
            <kbd>{symbol.right || '·'}</kbd>
          </Button>
        ))}
        {drawing.regions && (
          <>
            <Button name="walls" pressed={tool.kind === 'walls'} onClick={() => take({ kind: 'walls' })}>
              {text.toolWalls}
            </Button>
            <Button name="join" pressed={tool.kind === 'join'} onClick={() => take({ kind: 'join' })}>
              {text.toolJoin}
            </Button>
            <Button name="cut" pressed={tool.kind === 'cut'} onClick={() => take({ kind: 'cut' })}>
              {text.toolCut}
            </Button>
          </>
        )}
        <Button name="solution" pressed={tool.kind === 'solution'} onClick={() => take({ kind: 'solution' })}>
          {text.toolSolution}
        </Button>
      </div>
      <p class="small">{hintOf(tool)}</p>
      {(tool.kind === 'solution' || drawn.drawn.value) && (
        <div class="tools">
          <TellButton drawn={drawn} />
          <Button
            icon="eye"
            name="take-solution"
            disabled={verdict?.status !== 'unique'}
            onClick={() => {
              if (verdict?.status !== 'unique') return;
              for (const [index, { id: value }] of drawn.puzzle.values(drawn.draft.grid).entries()) {
                const cells = verdict.solution.flatMap((each, cell) => (each === value ? [cell] : []));
                drawn.draft.solve(cells, value, index > 0);
              }
              drawn.changed();
            }}
          >
            {text.takeSolution}
          </Button>
          <Button
            icon="close"
            name="wipe"
            disabled={!drawn.drawn.value}
            onClick={() => {
              const { rows, columns } = drawn.draft.size;
              drawn.draft.solve(
                Array.from({ length: rows * columns }, (_, cell) => cell),
                undefined,
              );
              drawn.changed();
            }}
          >
            {text.clearSolution}
          </Button>
        </div>
      )}
      <Switch
        label={text.showSettled}
        name="show-settled"
        value={drawn.showSettled.value}
        onChange={(shown) => {
          drawn.showSettled.value = shown;
        }}
      />
    </section>
  );
}

/** Writes the clues of the drawn solution, once it is one; until then it says which rule the drawing breaks. */
function TellButton({ drawn }: { readonly drawn: DrawnBoard }) {
  const text = words.value;
  const broken = useComputed(() => {
    void drawn.version.value;
    return drawn.drawn.value ? drawn.draft.brokenByDrawing : [];
  });
  const [first] = broken.value;
  return (
    <>
      <Button
        icon="pen"
        name="tell"
        disabled={!drawn.drawn.value || first !== undefined}
        onClick={() => {
          drawn.draft.tell();
          drawn.changed();
        }}
      >
        {text.tell}
      </Button>
      {first && (
        <p class="small" data-name="untold">
          {text.untold} <SentenceView sentence={first.sentence} />
        </p>
      )}
    </>
  );
}

function hintOf(tool: Tool): string {
  const text = words.value;
  switch (tool.kind) {
    case 'sign':
      return text.toolSignHint;
    case 'edge':
      return text.toolEdgeHint;
    case 'walls':
      return text.toolWallsHint;
    case 'join':
      return text.toolJoinHint;
    case 'cut':
      return text.toolCutHint;
    case 'solution':
      return text.toolSolutionHint;
  }
}

/** The numbers of the line that was chosen. */
export function CluePanel({ drawn }: { readonly drawn: DrawnBoard }) {
  const text = words.value;
  void drawn.version.value;
  const fields = useRef<HTMLDivElement>(null);
  const clues = drawn.puzzle.interaction.drawing.clues!;
  const { rows, columns } = drawn.size.value;
  const lines = linesWithClues(clues, { rows, columns }).toSorted((one, other) =>
    one.kind === other.kind ? 0 : one.kind === 'column' ? -1 : 1,
  );
  const chosen = drawn.line.value && lineName(drawn.line.value);
  const line = lines.find((each) => lineName(each) === chosen) ?? lines[0]!;
  const numbers = clues.of(drawn.draft.grid, line);
  const most = line.kind === 'row' ? columns : rows;
  useEffect(() => {
    if (chosen) fields.current?.querySelector('input')?.focus();
  }, [chosen]);
  return (
    <section class="clues" aria-label={text.clues}>
      <p class="small">{text.clueHint}</p>
      <div class="row" ref={fields}>
        <Choice
          label={text.line}
          name="line"
          value={lineName(line)}
          choices={lines.map(
            (each) =>
              [
                lineName(each),
                (each.kind === 'row' ? text.rowName(each.index + 1) : text.columnName(each.index + 1)) +
                  (each.far ? (each.kind === 'row' ? ' →' : ' ↓') : ''),
              ] as const,
          )}
          onChoose={(name) => {
            drawn.line.value = lines.find((each) => lineName(each) === name);
          }}
        />
        {clues.names.map((name, level) => (
          <NumberField
            key={lineName(line) + name.en.join('')}
            label={say(name, language.value)}
            name={`clue-${level}`}
            value={numbers[level] ?? null}
            least={0}
            most={most}
            empty={text.noClue}
            onChange={(number) => {
              drawn.draft.clue(
                line,
                numbers.map((each, at) => (at === level ? number : each)),
              );
              drawn.changed();
            }}
          />
        ))}
      </div>
    </section>
  );
}
