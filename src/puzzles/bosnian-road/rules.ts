import type { Board, Cell, Place, Sentence } from '../../board/index.ts';
import { type BoolVar, type Constraint, clause, exactly, implies, singleLoop } from '../../engine/index.ts';
import { CountingClue, clueDifferences, tally } from '../kit/index.ts';
import type { Mood, Rule, Telling } from '../rule.ts';
import { crossings } from './crossings.ts';
import { freeAround, isFree, type Road } from './grid.ts';
import type { Ground } from './ground.ts';

/** Every rule instance of a board: what is near at hand first, the loop as a whole last. */
export function rules(ground: Ground): Rule<Road>[] {
  const { grid, free } = ground;
  const all: Rule<Road>[] = [];
  for (const [cell, kind] of grid.cells.entries()) {
    if (typeof kind === 'number') all.push(new Clue(ground, cell, kind));
  }
  for (const cell of free) all.push(new Neighbours(ground, cell));
  for (let row = 0; row + 1 < grid.rows; row++) {
    for (let column = 0; column + 1 < grid.columns; column++) {
      const a = row * grid.columns + column;
      const [b, c, d] = [a + 1, a + grid.columns, a + grid.columns + 1];
      const crossed = (isFree(grid, a) && isFree(grid, d)) || (isFree(grid, b) && isFree(grid, c));
      if (crossed) all.push(new Touch(ground, a));
    }
  }
  all.push(new Loop(ground));
  return all;
}

/** What follows from several rules: how two clues differ, and how often the loop crosses a line. */
export function lemmas(ground: Ground): Rule<Road>[] {
  const clues = ground.grid.cells.flatMap((kind, cell) =>
    typeof kind === 'number' ? [new Clue(ground, cell, kind)] : [],
  );
  return [
    ...clueDifferences(clues, {
      en: ['road cell', 'road cells'],
      pt: ['casa de estrada', 'casas de estrada'],
    }),
    ...crossings(ground),
  ];
}

/** A number counts the road cells around it. */
class Clue extends CountingClue<Road> {
  readonly value = 'road';
  readonly #ground: Ground;

  constructor(ground: Ground, cell: number, wanted: number) {
    super(cell, wanted);
    this.#ground = ground;
  }

  get sentence(): Sentence {
    const { en, pt } = this.needs;
    return { en: [...en, ', corners included'], pt: [...pt, ', cantos incluídos'] };
  }

  protected override get needs(): Sentence {
    const { clue, wanted } = this;
    if (wanted === 0) {
      return {
        en: [clue, ' must have no road around it'],
        pt: [clue, ' não pode ter estrada à sua volta'],
      };
    }
    return {
      en: [clue, ` needs exactly ${wanted} road ${wanted === 1 ? 'cell' : 'cells'} around it`],
      pt: [
        clue,
        ` precisa de exatamente ${wanted} ${wanted === 1 ? 'casa' : 'casas'} de estrada à sua volta`,
      ],
    };
  }

  get counted(): number[] {
    return freeAround(this.#ground.grid, this.cell);
  }

  get columns(): number {
    return this.#ground.grid.columns;
  }

  atom(cell: number): BoolVar {
    return this.#ground.road(cell);
  }
}

/** The road neither ends nor forks: a road cell has exactly two road cells beside it. */
class Neighbours implements Rule<Road> {
  readonly kind = 'neighbours';
  readonly #ground: Ground;
  readonly #cell: number;

  constructor(ground: Ground, cell: number) {
    this.#ground = ground;
    this.#cell = cell;
  }

  get id(): string {
    return `neighbours@${this.#ground.name(this.#cell)}`;
  }

  get where(): Cell[] {
    return [this.#cell, ...this.#beside].map((cell) => this.#ground.place(cell));
  }

  get sentence(): Sentence {
    const cell = this.#ground.place(this.#cell);
    return {
      en: ['if ', cell, ' is road, exactly two of the cells beside it are road'],
      pt: ['se ', cell, ' é estrada, exatamente duas das casas ao seu lado são estrada'],
    };
  }

  tells(board: Board<Road>, mood: Mood): Telling {
    const cell = this.#ground.place(this.#cell);
    const { have, open } = tally(board, this.#beside, 'road');
    const is = mood === 'is';
    const left = have + open;
    const sentence: Sentence =
      have > 2
        ? {
            en: [cell, ` needs two road cells beside it and ${is ? 'has' : 'would have'} ${have}`],
            pt: [cell, ` precisa de duas casas de estrada ao lado e ${is ? 'tem' : 'teria'} ${have}`],
          }
        : left === 1
          ? {
              en: [cell, ` ${is ? 'has' : 'would have'} only one neighbour left that can be road`],
              pt: [
                cell,
                ` só ${is ? 'tem' : 'teria'} uma vizinha que ainda ${is ? 'possa' : 'pudesse'} ser estrada`,
              ],
            }
          : {
              en: [cell, ` ${is ? 'has' : 'would have'} no neighbour left that can be road`],
              pt: [
                cell,
                ` já não ${is ? 'tem' : 'teria'} nenhuma vizinha que ${is ? 'possa' : 'pudesse'} ser estrada`,
              ],
            };
    return { sentence, need: 2, have: have > 2 ? have : left };
  }

  holds(board: Board<Road>): boolean {
    if (board.at(this.#cell) !== 'road') return true;
    const { have: road, open } = tally(board, this.#beside, 'road');
    return road <= 2 && 2 <= road + open;
  }

  get constraints(): Constraint[] {
    return [implies(this.#ground.road(this.#cell), exactly(2, this.#ground.roads(this.#beside)))];
  }

  get #beside(): readonly number[] {
    return this.#ground.beside(this.#cell);
  }
}

/** Not both of the first two without one of the others, where there are such. */
function notWithout(
  one: BoolVar,
  other: BoolVar,
  first: BoolVar | undefined,
  second: BoolVar | undefined,
): Constraint {
  const helper = first ?? second;
  if (!helper) return clause([one.not(), other.not()]);
  if (!first || !second) return clause([one.not(), other.not(), helper]);
  return clause([one.not(), other.not(), first, second]);
}

/** The road does not touch itself: no two road cells meet only at a corner, and no four fill a square. */
class Touch implements Rule<Road> {
  readonly kind = 'touch';
  readonly #ground: Ground;
  /** The upper left cell of the square of four. */
  readonly #cell: number;

  constructor(ground: Ground, cell: number) {
    this.#ground = ground;
    this.#cell = cell;
  }

  get id(): string {
    return `touch@${this.#ground.name(this.#cell)}`;
  }

  get where(): Cell[] {
    return this.#square.map((cell) => this.#ground.place(cell));
  }

  get sentence(): Sentence {
    const [a, b, c, d] = this.where;
    return {
      en: [
        'at ',
        a!,
        ', ',
        b!,
        ', ',
        c!,
        ' and ',
        d!,
        ' the road neither meets itself corner to corner nor fills the square',
      ],
      pt: [
        'em ',
        a!,
        ', ',
        b!,
        ', ',
        c!,
        ' e ',
        d!,
        ' a estrada não se toca pelo canto nem enche o quadrado',
      ],
    };
  }

  tells(board: Board<Road>, mood: Mood): Telling {
    const road = this.#square.filter((cell) => board.at(cell) === 'road');
    const is = mood === 'is';
    const [a, b] = road.map((cell) => this.#ground.place(cell));
    if (road.length === 2) {
      return {
        sentence: {
          en: ['the road ', is ? 'meets' : 'would meet', ' itself corner to corner at ', a!, ' and ', b!],
          pt: ['a estrada ', is ? 'toca-se' : 'tocar-se-ia', ' pelo canto em ', a!, ' e ', b!],
        },
        need: 3,
        have: 2,
      };
    }
    const [first, , , last] = this.where;
    return {
      sentence: {
        en: ['the road ', is ? 'fills' : 'would fill', ' the square from ', first!, ' to ', last!],
        pt: ['a estrada ', is ? 'enche' : 'encheria', ' o quadrado de ', first!, ' a ', last!],
      },
      need: 3,
      have: 4,
    };
  }

  holds(board: Board<Road>): boolean {
    const { grid } = this.#ground;
    const { columns } = grid;
    const at = (cell: number): Road | undefined => (isFree(grid, cell) ? board.at(cell) : 'empty');
    const upperLeft = at(this.#cell);
    const upperRight = at(this.#cell + 1);
    const lowerLeft = at(this.#cell + columns);
    const lowerRight = at(this.#cell + columns + 1);
    // One open cell is always enough to repair the square.
    if (!upperLeft || !upperRight || !lowerLeft || !lowerRight) return true;
    const [a, b] = [upperLeft === 'road', upperRight === 'road'];
    const [c, d] = [lowerLeft === 'road', lowerRight === 'road'];
    const cornerToCorner = (a && d && !b && !c) || (b && c && !a && !d);
    const filled = a && b && c && d;
    return !cornerToCorner && !filled;
  }

  get constraints(): Constraint[] {
    const ground = this.#ground;
    const { columns } = ground.grid;
    const a = ground.roadIn(this.#cell);
    const b = ground.roadIn(this.#cell + 1);
    const c = ground.roadIn(this.#cell + columns);
    const d = ground.roadIn(this.#cell + columns + 1);
    const constraints: Constraint[] = [];
    if (a && d) constraints.push(notWithout(a, d, b, c));
    if (b && c) constraints.push(notWithout(b, c, a, d));
    if (a && b && c && d) constraints.push(clause([a.not(), b.not(), c.not(), d.not()]));
    return constraints;
  }

  get #square(): [number, number, number, number] {
    const { columns } = this.#ground.grid;
    return [this.#cell, this.#cell + 1, this.#cell + columns, this.#cell + columns + 1];
  }
}

/** There is a road, and all of it is one closed loop. What counts as a road: docs/decisions/0007. */
class Loop implements Rule<Road> {
  readonly kind = 'loop';
  readonly id = 'loop';
  readonly #ground: Ground;

  constructor(ground: Ground) {
    this.#ground = ground;
  }

  get where(): Place[] {
    return [{ kind: 'board' }];
  }

  get sentence(): Sentence {
    return { en: ['the road is one closed loop'], pt: ['a estrada é um único circuito fechado'] };
  }

  tells(board: Board<Road>, mood: Mood): Telling {
    const { free } = this.#ground;
    const is = mood === 'is';
    const road = free.filter((cell) => board.at(cell) === 'road');
    const isRoad = (cell: number): boolean => board.at(cell) === 'road';
    const [start] = road;
    if (start === undefined) {
      return {
        sentence: {
          en: [is ? 'no road is possible' : 'no road would be possible'],
          pt: [is ? 'não há estrada possível' : 'não haveria estrada possível'],
        },
        need: 1,
        have: 0,
      };
    }
    const place = (cell: number): Cell => this.#ground.place(cell);
    const joinable = new Uint8Array(board.cells);
    this.#walk(start, joinable, (next) => board.at(next) !== 'empty');
    const apart = road.find((cell) => joinable[cell] === 0);
    if (apart !== undefined) {
      return {
        sentence: {
          en: [
            'the road at ',
            place(start),
            is ? ' is' : ' would be',
            ' cut off from the road at ',
            place(apart),
          ],
          pt: [
            'a estrada em ',
            place(start),
            is ? ' fica' : ' ficaria',
            ' separada da estrada em ',
            place(apart),
          ],
        },
        need: 1,
        have: 2,
      };
    }
    for (const cell of road) {
      const seen = new Uint8Array(board.cells);
      const piece = this.#walk(cell, seen, isRoad);
      if (piece.length === road.length || !this.#isClosed(piece, isRoad)) continue;
      const outside = road.find((other) => seen[other] === 0)!;
      return {
        sentence: {
          en: [
            'the road ',
            is ? 'closes' : 'would close',
            ' into a loop at ',
            place(cell),
            ' without the road at ',
            place(outside),
          ],
          pt: [
            'a estrada ',
            is ? 'fecha-se' : 'fechar-se-ia',
            ' num circuito em ',
            place(cell),
            ' sem a estrada em ',
            place(outside),
          ],
        },
        need: 1,
        have: 2,
      };
    }
    return {
      sentence: {
        en: [is ? 'no single loop can hold all of the road' : 'no single loop could hold all of the road'],
        pt: [
          is
            ? 'nenhum circuito pode passar por toda a estrada'
            : 'nenhum circuito poderia passar por toda a estrada',
        ],
      },
      need: 1,
      have: 0,
    };
  }

  /**
   * On a board with open cells: false if some piece of road is closed while another lies outside it, or if two
   * pieces can no longer be joined.
   */
  holds(board: Board<Road>): boolean {
    const { free } = this.#ground;
    const road = free.filter((cell) => board.at(cell) === 'road');
    const full = free.every((cell) => board.at(cell) !== undefined);
    const start = road[0];
    if (start === undefined) return !full;

    const joinable = new Uint8Array(board.cells);
    this.#walk(start, joinable, (next) => board.at(next) !== 'empty');
    if (road.some((cell) => joinable[cell] === 0)) return false;

    const isRoad = (cell: number): boolean => board.at(cell) === 'road';
    const seen = new Uint8Array(board.cells);
    for (const cell of road) {
      if (seen[cell] === 1) continue;
      const piece = this.#walk(cell, seen, isRoad);
      if (this.#isClosed(piece, isRoad) ? piece.length < road.length : full) return false;
    }
    return true;
  }

  /** Whether each cell of a piece of road has exactly two others beside it. */
  #isClosed(piece: readonly number[], isRoad: (cell: number) => boolean): boolean {
    return piece.every((part) => this.#ground.beside(part).filter(isRoad).length === 2);
  }

  /** The cells that can be reached from one over such cells, itself included; each is marked in `seen`. */
  #walk(start: number, seen: Uint8Array, through: (cell: number) => boolean): number[] {
    const found = [start];
    seen[start] = 1;
    for (const cell of found) {
      for (const next of this.#ground.beside(cell)) {
        if (seen[next] === 1 || !through(next)) continue;
        seen[next] = 1;
        found.push(next);
      }
    }
    return found;
  }

  get constraints(): Constraint[] {
    const { grid, free } = this.#ground;
    const indexOf: number[] = new Array(grid.cells.length).fill(-1);
    for (let index = 0; index < free.length; index++) indexOf[free[index]!] = index;
    const edges: [number, number][] = [];
    for (const cell of free) {
      for (const next of this.#ground.beside(cell))
        if (next > cell) edges.push([indexOf[cell]!, indexOf[next]!]);
    }
    return [singleLoop(this.#ground.roads(free), edges)];
  }
}
