import type { Edge } from '../../play/index.ts';
import type { Spot as AnySpot, Button, Hand } from '../board/index.ts';
import { announce, type DrawnBoard, type Tool } from '../state/index.ts';

/** Boards are drawn in cells, whatever is decided on them. */
type Spot = Omit<AnySpot, 'site'>;

/** How near to the line between two cells a pointer must be, in cells, to mean that line. */
const NEAR = 0.32;

/** What a press and a drag do while a board is drawn: whatever the tool in hand says. */
export function drawingHand(drawn: DrawnBoard): Hand {
  let stroke: ((spot: Spot) => void) | undefined;
  let before: unknown;
  return {
    draws: true,
    // A wall may begin on the frame, which lies half outside.
    get reach() {
      return drawn.tool.peek().kind === 'walls' ? 0.7 : 0;
    },
    down: (spot, button) => {
      before = drawn.draft.grid;
      stroke = strokeOf(drawn, drawn.tool.peek(), spot, button);
      stroke(spot);
    },
    over: (spot) => stroke?.(spot),
    up: () => {
      stroke = undefined;
    },
    held: () => undefined,
    cancel: () => {
      if (stroke && drawn.draft.grid !== before) drawn.undo();
      stroke = undefined;
    },
  };
}

/** The stroke that begins here; it is called with each place it comes to, the first one included. */
function strokeOf(drawn: DrawnBoard, tool: Tool, start: Spot, button: Button): (spot: Spot) => void {
  const { draft, puzzle } = drawn;
  const { drawing } = puzzle.interaction;
  let last: number | undefined;
  let joined = false;
  /** Calls once for each new cell. */
  const eachCell =
    (paint: (cell: number, joined: boolean) => void) =>
    ({ cell }: Spot): void => {
      if (cell === last) return;
      last = cell;
      paint(cell, joined);
      joined = true;
      drawn.changed();
    };
  switch (tool.kind) {
    case 'sign': {
      const ground = drawing.signs[0]!.id;
      const takesAway = button === 'second' || drawing.signAt(draft.grid, start.cell) === tool.sign;
      const sign = takesAway ? ground : tool.sign;
      return eachCell((cell, with_) => draft.sign([cell], sign, with_));
    }
    case 'edge': {
      const first = edgeAt(start, draft.size);
      const empty = drawing.edges!.signs[0]!.id;
      const takesAway = button === 'second' || (first && draft.edgeSign(first) === tool.sign);
      const sign = takesAway ? empty : tool.sign;
      return (spot) => {
        const edge = edgeAt(spot, draft.size);
        if (!edge || draft.edgeSign(edge) === sign) return;
        draft.edge(edge, sign, joined);
        joined = true;
        drawn.changed();
      };
    }
    case 'walls': {
      // Whether walls are built or taken away is decided by the first line that the stroke comes to.
      let standing: boolean | undefined;
      let from = start;
      return (spot) => {
        for (const passed of spotsBetween(from, spot, draft.size)) {
          const edge = edgeAt(passed, draft.size);
          if (!edge) continue;
          standing ??= !draft.hasWall(edge);
          if (draft.hasWall(edge) === standing) continue;
          drawn.wall(edge, standing, joined);
          joined = true;
        }
        from = spot;
      };
    }
    case 'join':
      return eachCell((cell, with_) => draft.region([start.cell, cell], false, with_));
    case 'cut': {
      const cells: number[] = [];
      return eachCell((cell, with_) => {
        cells.push(cell);
        draft.region(cells, true, with_);
      });
    }
    case 'solution': {
      const ids = puzzle.values(draft.grid).map(({ id }) => id);
      const now = draft.solution.at(start.cell);
      const value = ids.length > 2 ? nextValue(ids, now, button) : pressedValue(ids, now, button);
      return eachCell((cell, with_) => draft.solve(together(drawn, cell), value, with_));
    }
  }
}

/** Of two values, the first button puts down the second and the second button the first; again takes it away. */
function pressedValue(ids: readonly string[], now: string | undefined, button: Button): string | undefined {
  const wanted = ids[button === 'second' ? 0 : 1];
  return now === wanted ? undefined : wanted;
}

/** Of more, each press goes on to the next value, or back to the one before, and through none. */
function nextValue(ids: readonly string[], now: string | undefined, button: Button): string | undefined {
  const round = [undefined, ...ids];
  const step = button === 'second' ? round.length - 1 : 1;
  return round[(round.indexOf(now) + step) % round.length];
}

/** The cells that are decided with this one; none if it is given. */
export function together({ draft, puzzle }: DrawnBoard, cell: number): number[] {
  const regions = puzzle.interaction.drawing.regions?.of(draft.grid);
  if (!regions) return puzzle.given(draft.grid, cell) === undefined ? [cell] : [];
  return regions.flatMap((region, each) => (region === regions[cell] ? [each] : []));
}

/** The way of a fast pointer from one spot to the next, in steps too small to miss a line. */
function spotsBetween(from: Spot, to: Spot, { rows, columns }: Size): Spot[] {
  const [fromDown, fromAcross] = [Math.floor(from.cell / columns) + from.y, (from.cell % columns) + from.x];
  const [down, across] = [Math.floor(to.cell / columns) + to.y, (to.cell % columns) + to.x];
  const steps = Math.max(1, Math.ceil(Math.hypot(down - fromDown, across - fromAcross) / 0.1));
  return Array.from({ length: steps }, (_, index) => {
    const part = (index + 1) / steps;
    const y = fromDown + (down - fromDown) * part;
    const x = fromAcross + (across - fromAcross) * part;
    const row = Math.min(Math.floor(y), rows - 1);
    const column = Math.min(Math.floor(x), columns - 1);
    return { cell: row * columns + column, x: x - column, y: y - row };
  });
}

interface Size {
  readonly rows: number;
  readonly columns: number;
}

/** Along a line, how near to a corner a pointer no longer means that line: there two lines meet. */
const CORNER = 0.2;

/** The line between two cells that a pointer is nearest to, if it is near enough and at no corner. */
function edgeAt({ cell, x, y }: Spot, { rows, columns }: Size): Edge | undefined {
  const row = Math.floor(cell / columns);
  const column = cell % columns;
  const [alongX, alongY] = [Math.abs(x - 0.5) <= 0.5 - CORNER, Math.abs(y - 0.5) <= 0.5 - CORNER];
  const sides: readonly (readonly [distance: number, edge: Edge | undefined])[] = [
    [1 - x, alongY && column + 1 < columns ? { cell, side: 'right' } : undefined],
    [x, alongY && column > 0 ? { cell: cell - 1, side: 'right' } : undefined],
    [1 - y, alongX && row + 1 < rows ? { cell, side: 'below' } : undefined],
    [y, alongX && row > 0 ? { cell: cell - columns, side: 'below' } : undefined],
  ];
  const near = sides.filter(([distance, edge]) => edge && distance < NEAR).sort(([a], [b]) => a - b);
  // Where two lines are equally meant: better none than the wrong one.
  const [first, second] = near;
  return second && second[0] - first![0] < 0.06 ? undefined : first?.[1];
}

const ARROWS: Readonly<Record<string, readonly [down: number, right: number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** What keys do: signs by their own keys, walls by Alt and an arrow, and Enter what a press would do. */
export function drawingKey(drawn: DrawnBoard, event: KeyboardEvent, cell: number): boolean {
  const { draft, puzzle } = drawn;
  const { drawing } = puzzle.interaction;
  if (event.ctrlKey || event.metaKey) return false;
  const arrow = ARROWS[event.key];
  if (event.altKey && arrow) {
    const edge = edgeTowards(cell, arrow, draft.size);
    if (edge && drawing.regions) drawn.wall(edge, !draft.hasWall(edge), false);
    if (edge && drawing.edges) {
      const ids = drawing.edges.signs.map(({ id }) => id);
      draft.edge(edge, ids[(ids.indexOf(draft.edgeSign(edge)!) + 1) % ids.length]!);
      drawn.changed();
      announce(drawn.scene.peek().spokenOf(cell));
    }
    return true;
  }
  const tool = drawn.tool.peek();
  const values = puzzle.values(draft.grid);
  const typed = values.find(({ key }) => key === event.key.toLowerCase());
  if (tool.kind === 'solution' && values.length > 2 && typed) {
    const same = draft.solution.at(cell) === typed.id;
    draft.solve(together(drawn, cell), same ? undefined : typed.id);
    drawn.changed();
    announce(drawn.scene.peek().spokenOf(cell));
    return true;
  }
  const sign =
    event.key === 'Delete' || event.key === 'Backspace'
      ? drawing.signs[0]
      : drawing.signs.find(({ key }) => key === event.key);
  if (sign) draft.sign([cell], sign.id);
  else if (event.key === 'Enter' || event.key === ' ') {
    const button = event.key === ' ' ? 'second' : 'first';
    strokeOf(drawn, drawn.tool.peek(), { cell, x: 0.5, y: 0.5 }, button)({ cell, x: 0.5, y: 0.5 });
  } else return false;
  drawn.changed();
  announce(drawn.scene.peek().spokenOf(cell));
  return true;
}

function edgeTowards(
  cell: number,
  [down, right]: readonly [number, number],
  { rows, columns }: { rows: number; columns: number },
): Edge | undefined {
  const row = Math.floor(cell / columns) + down;
  const column = (cell % columns) + right;
  if (row < 0 || column < 0 || row >= rows || column >= columns) return undefined;
  const other = row * columns + column;
  return { cell: Math.min(cell, other), side: right === 0 ? 'below' : 'right' };
}
