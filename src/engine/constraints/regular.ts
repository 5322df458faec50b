/**
 * The values in order are a word of an automaton. The automaton is unrolled over the word; literals for states and
 * transitions that can lie on an accepted path, linked by clauses, so unit propagation reaches domain consistency
 * (Quimper and Walsh 2008).
 */
import type { Constraint } from '../constraint.ts';
import type { Lit } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { checkInteger, type IntVar } from '../variable.ts';

/** A deterministic finite automaton over integers. */
export interface Automaton {
  /** States are 0 .. states - 1. */
  readonly states: number;
  readonly start: number;
  readonly accepting: readonly number[];
  /** From a state, reading a value, to a state. Several for one state and value make it nondeterministic. */
  readonly transitions: readonly (readonly [from: number, value: number, to: number])[];
}

/** The values of the variables, in order, are a word that the automaton accepts. */
export function regular(xs: readonly IntVar[], automaton: Automaton): Constraint {
  checkAutomaton(automaton);
  const accepting = new Set(automaton.accepting);
  return {
    kind: 'regular',
    scope: xs,
    holds: (value) => {
      let states = new Set([automaton.start]);
      for (const x of xs) {
        const read = value(x);
        states = new Set(
          automaton.transitions.filter(([q, v]) => v === read && states.has(q)).map(([, , q]) => q),
        );
      }
      return [...states].some((q) => accepting.has(q));
    },
    install: (into) => {
      const layers = possibleTransitions(xs, automaton);
      if (layers === null) {
        into.clause([]);
        return;
      }
      let states = new Map<number, Lit>([[automaton.start, into.guard]]);
      layers.forEach((transitions, i) => {
        const next = new Map<number, Lit>();
        const leaving = new Map<number, Lit[]>();
        const entering = new Map<number, Lit[]>();
        const reading = new Map<number, Lit[]>(xs[i].values().map((v) => [v, []]));
        for (const [from, v, to] of transitions) {
          if (!next.has(to)) next.set(to, into.fresh());
          const taken = into.fresh();
          for (const lit of [states.get(from), into.compare(xs[i], '=', v), next.get(to)]) {
            into.define([taken ^ 1, lit as Lit]);
          }
          append(leaving, from, taken);
          append(entering, to, taken);
          append(reading, v, taken);
        }
        for (const [q, lit] of states) into.define([lit ^ 1, ...(leaving.get(q) ?? [])]);
        for (const [q, lit] of next) into.define([lit ^ 1, ...(entering.get(q) ?? [])]);
        for (const [v, lits] of reading) into.clause([into.compare(xs[i], '!=', v), ...lits]);
        states = next;
      });
    },
  };
}

/** Per place, the transitions on some path from the start to acceptance; null if there is none. */
function possibleTransitions(xs: readonly IntVar[], automaton: Automaton): Automaton['transitions'][] | null {
  const reached = [new Set([automaton.start])];
  const layers = xs.map((x, i) => {
    const values = new Set(x.values());
    const possible = automaton.transitions.filter(([from, v]) => reached[i].has(from) && values.has(v));
    reached.push(new Set(possible.map(([, , to]) => to)));
    return possible;
  });
  let alive = new Set(automaton.accepting.filter((q) => reached[xs.length].has(q)));
  if (alive.size === 0) return null;
  for (let i = xs.length - 1; i >= 0; i--) {
    layers[i] = layers[i].filter(([, , to]) => alive.has(to));
    alive = new Set(layers[i].map(([from]) => from));
  }
  return layers;
}

function append(lists: Map<number, Lit[]>, key: number, lit: Lit): void {
  const list = lists.get(key);
  if (list) list.push(lit);
  else lists.set(key, [lit]);
}

function checkAutomaton({ states, start, accepting, transitions }: Automaton): void {
  const check = (q: number) => {
    if (!Number.isInteger(q) || q < 0 || q >= states)
      throw new ModelError(`no such state: ${q} of ${states}`);
  };
  check(start);
  accepting.forEach(check);
  for (const [from, value, to] of transitions) {
    check(from);
    check(to);
    checkInteger(value, 'value of a transition');
  }
}
