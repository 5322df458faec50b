/** Possible elements for sets that were declared without any, from the constraints they stand in. */
import { type Expression, type Program, type Ranges, united } from './program.ts';

const ROUNDS = 30;
/** Names of names are followed as far as this. */
const DEEPEST = 6;

/** Which arguments lie within the union of which others. */
const WITHIN: Readonly<Record<string, readonly (readonly [part: number, whole: readonly number[]])[]>> = {
  set_eq: [
    [0, [1]],
    [1, [0]],
  ],
  set_subset: [[0, [1]]],
  set_superset: [[1, [0]]],
  set_union: [
    [2, [0, 1]],
    [0, [2]],
    [1, [2]],
  ],
  set_intersect: [[2, [0]]],
  set_diff: [
    [2, [0]],
    [0, [1, 2]],
  ],
  set_symdiff: [
    [2, [0, 1]],
    [0, [1, 2]],
    [1, [0, 2]],
  ],
  array_set_element: [[2, [1]]],
  array_var_set_element: [[2, [1]]],
};

/** The possible elements of set variables without any, as far as they can be found. */
export function findUniverses(program: Program): ReadonlyMap<string, Ranges> {
  const open = new Set<string>();
  for (const { name, type, isArray, value } of program.declarations.values()) {
    if (type.isVar && type.isSet && !isArray && !type.domain && !value) open.add(name);
  }
  const found = new Map<string, Ranges>();
  /** Undefined while unknown. */
  const universe = (e: Expression | undefined, depth = 0): Ranges | undefined => {
    if (e === undefined || depth > DEEPEST) return undefined;
    if (e.kind === 'set') return e.ranges;
    if (e.kind === 'array') {
      const parts = e.items.map((item) => universe(item, depth + 1));
      return parts.every((part) => part !== undefined) ? united(parts.flat()) : undefined;
    }
    if (e.kind === 'access') {
      const array = program.declarations.get(e.name)?.value;
      return array?.kind === 'array' ? universe(array.items[e.index - 1], depth + 1) : undefined;
    }
    if (e.kind !== 'name') return undefined;
    const declaration = program.declarations.get(e.name);
    return found.get(e.name) ?? declaration?.type.domain ?? universe(declaration?.value, depth + 1);
  };
  for (let round = 0, moved = open.size > 0; moved && round < ROUNDS; round++) {
    moved = false;
    for (const { name, args } of program.constraints) {
      for (const [part, whole] of Object.hasOwn(WITHIN, name) ? WITHIN[name] : []) {
        const target = args[part];
        if (target?.kind !== 'name' || !open.has(target.name) || found.has(target.name)) continue;
        const wholes = whole.map((i) => universe(args[i]));
        if (!wholes.every((ranges) => ranges !== undefined)) continue;
        found.set(target.name, united(wholes.flat()));
        moved = true;
      }
    }
  }
  return found;
}
