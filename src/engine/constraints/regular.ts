/**
 * The values in order are a word of an automaton. The automaton is unrolled over the word, with a literal for each state
 * at each place (Quimper and Walsh 2008); transitions are kept by `layers.ts`. Domain consistent.
 */
import type { Constraint, Installer } from '../constraint.ts';
import { type Lit, TRUE } from '../core/literal.ts';
import { ModelError } from '../errors.ts';
import { checkInteger, type IntVar } from '../variable.ts';
import { type Arc, Layers } from './layers.ts';
import { canBe, valuesToSupport } from './values.ts';

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
      const layers = possibleTransitions(xs, automaton, into);
      if (layers === null) {
        into.clause([]);
        return;
      }
      let states = new Map<number, Lit>([[automaton.start, TRUE]]);
      const arcs = layers.map((transitions, i) => {
        const x = xs[i];
        const read = new Set(transitions.map(([, v]) => v));
        for (const v of valuesToSupport(x, read, into))
          if (!read.has(v)) into.clause([into.compare(x, '!=', v)]);
        const next = stateLiterals(transitions, i + 1 === layers.length, into);
        const layer = transitions.map(
          ([from, v, to]): Arc => [states.get(from) ?? TRUE, into.compare(x, '=', v), next.get(to) ?? TRUE],
        );
        states = next;
        return layer;
      });
      if (arcs.length > 0) into.propagator(new Layers(arcs));
    },
  };
}

/** A literal for each state that can be reached: one of them is true. The last one that is read is not told apart. */
function stateLiterals(
  transitions: Automaton['transitions'],
  isLast: boolean,
  into: Installer,
): Map<number, Lit> {
  const states = new Set(transitions.map(([, , to]) => to));
  const isOne = isLast || states.size === 1;
  const lits = new Map([...states].map((q) => [q, isOne ? TRUE : into.fresh()]));
  if (!isOne) into.clause([...lits.values()]);
  return lits;
}

/** Per place, the transitions on some path from the start to acceptance; null if there is none. */
function possibleTransitions(
  xs: readonly IntVar[],
  automaton: Automaton,
  into: Installer,
): Automaton['transitions'][] | null {
  const reached = [new Set([automaton.start])];
  const layers = xs.map((x, i) => {
    const possible = automaton.transitions.filter(([from, v]) => reached[i].has(from) && canBe(x, v, into));
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
