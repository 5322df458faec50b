import { type Atom, not } from '../../puzzles/formula.ts';
import type { Formula } from '../formula/index.ts';
import { neighboursOf, type Ring } from './program-formula.ts';

/**
 * One loop as clauses, for tools that know nothing else: the loop is given a direction, and its vertices are numbered
 * along it from the first one, in binary. A second loop would have no first vertex, and its numbers would grow without
 * end. Direction and numbers follow from the loop: no solution is there twice.
 */
export function sayLoop(into: Formula, ring: Ring): void {
  const { vertices } = ring;
  const near = neighboursOf(ring);
  const bits = Math.max(1, Math.ceil(Math.log2(vertices.length)));
  into.rule('one loop: its first vertex');
  let before: Atom | undefined;
  const first = vertices.map((on, v) => {
    const root = into.variable(`first ${v}`);
    into.clause([not(root), on]);
    if (before !== undefined) into.clause([not(root), not(before)]);
    into.clause([root, not(on), ...(before === undefined ? [] : [before])]);
    const seen = into.variable(`seen ${v}`);
    const either = before === undefined ? [on] : [on, before];
    into.clause([not(seen), ...either]);
    for (const atom of either) into.clause([seen, not(atom)]);
    before = seen;
    return root;
  });
  into.rule('one loop: its direction');
  const arcs = near.map((list, v) => new Map(list.map((w) => [w, into.variable(`arc ${v} ${w}`)])));
  const arc = (v: number, w: number): Atom => arcs[v]!.get(w)!;
  for (const [v, list] of near.entries()) {
    const on = vertices[v]!;
    for (const ways of [list.map((w) => arc(v, w)), list.map((w) => arc(w, v))]) {
      into.clause([not(on), ...ways]);
      for (const [at, one] of ways.entries()) {
        into.clause([not(one), on]);
        for (const other of ways.slice(at + 1)) into.clause([not(one), not(other)]);
      }
    }
    for (const [at, u] of list.entries()) {
      if (u > v) {
        into.clause([not(on), not(vertices[u]!), arc(v, u), arc(u, v)]);
        into.clause([not(arc(v, u)), not(arc(u, v))]);
      }
      for (const w of list.slice(at + 1)) into.clause([not(first[v]!), not(vertices[u]!), not(arc(v, w))]);
    }
  }
  into.rule('one loop: the numbers along it');
  const number = vertices.map((on, v) => {
    const own = Array.from({ length: bits }, (_, bit) => into.variable(`number ${v} ${bit}`));
    for (const bit of own) {
      into.clause([on, not(bit)]);
      into.clause([not(first[v]!), not(bit)]);
    }
    return own;
  });
  for (const [v, own] of number.entries()) {
    // The bits below this one are all true: adding one changes it.
    let carry: Atom | undefined;
    for (const [bit, mine] of own.entries()) {
      for (const w of near[v]!) {
        const when = [not(arc(v, w)), first[w]!];
        const theirs = number[w]![bit]!;
        for (const [a, c] of [
          [0, 0],
          [0, 1],
          [1, 0],
          [1, 1],
        ] as const) {
          if (carry === undefined && c === 0) continue;
          const result = a ^ c;
          into.clause([
            ...when,
            a ? not(mine) : mine,
            ...(carry === undefined ? [] : [c ? not(carry) : carry]),
            result ? theirs : not(theirs),
          ]);
        }
      }
      const next = into.variable(`carry ${v} ${bit}`);
      const both = carry === undefined ? [mine] : [mine, carry];
      for (const atom of both) into.clause([not(next), atom]);
      into.clause([next, ...both.map(not)]);
      carry = next;
    }
    for (const w of near[v]!) into.clause([not(arc(v, w)), first[w]!, not(carry!)]);
  }
}
