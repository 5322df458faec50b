import type { Fact } from '../board/index.ts';

/**
 * What a person has put down on one site: nothing (null), a value, as its place in the list of the puzzle's values, or
 * values crossed out, as a set of bits with the sign turned. Where there are two values, crossing out one is putting
 * down the other, and only 0, 1 and null occur.
 */
export type SiteState = number | null;

/** Values that can be told apart in a set of bits. */
const MOST_VALUES = 30;

/** Whether a value is crossed out. */
export const crossedOut = (state: SiteState, value: number): boolean =>
  state !== null && state < 0 && ((-state >> value) & 1) === 1;

/** The state with this value crossed out, or no longer; a value that was put down gives way. */
export function crossing(state: SiteState, value: number): SiteState {
  const bits = state !== null && state < 0 ? -state : 0;
  const crossed = bits ^ (1 << value);
  return crossed === 0 ? null : -crossed;
}

/** What a value that is typed or tapped makes of a site: it is put down, or crossed out; the same again takes it back. */
export const entered = (state: SiteState, value: number, crosses: boolean): SiteState =>
  crosses ? crossing(state, value) : state === value ? null : value;

/** The facts that a state says of a site. */
export function factsOfState<V>(
  state: SiteState,
  cells: readonly number[],
  values: readonly V[],
): readonly Fact<V>[] {
  if (state === null) return [];
  if (state >= 0) return [{ cells, value: values[state]!, is: true }];
  return values.flatMap((value, at) => (crossedOut(state, at) ? [{ cells, value, is: false }] : []));
}

/** A letter or digit a site, as saved games and links write them; values crossed out stand between `@` and a dot. */
export const writeState = (state: SiteState): string =>
  state === null ? '-' : state < 0 ? `@${(-state).toString(36)}.` : state.toString(36);

const STATE = /-|[0-9a-z]|@[1-9a-z][0-9a-z]{0,5}\./;
const STATES = new RegExp(`^(?:${STATE.source})*$`);

/** A written state; undefined if the puzzle has no such values. */
function readState(word: string, values: number): SiteState | undefined {
  if (word === '-') return null;
  if (!word.startsWith('@')) {
    const value = Number.parseInt(word, 36);
    return value < values ? value : undefined;
  }
  const bits = Number.parseInt(word.slice(1, -1), 36);
  const possible = values > 2 && values <= MOST_VALUES && bits < 2 ** values;
  return possible ? -bits : undefined;
}

/** All states of a board as one text. */
export const writeStates = (states: readonly SiteState[]): string => states.map(writeState).join('');

/** The states that a text stands for; undefined unless there is exactly one for each site, with its puzzle's values. */
export function readStates(text: string, sites: number, values: number): SiteState[] | undefined {
  if (!STATES.test(text)) return undefined;
  const words = text.match(new RegExp(STATE, 'g')) ?? [];
  if (words.length !== sites) return undefined;
  const states = words.map((word) => readState(word, values));
  return states.includes(undefined) ? undefined : states.filter((state) => state !== undefined);
}

const CHANGE = new RegExp(`^(\\d{1,9})(${STATE.source})(${STATE.source})$`);

/** A change as saved games write it: the site's number, what it was, what it became. */
export function readChange(
  word: string,
  values: number,
): { readonly site: number; readonly from: SiteState; readonly to: SiteState } | undefined {
  const read = CHANGE.exec(word);
  if (!read) return undefined;
  const from = readState(read[2]!, values);
  const to = readState(read[3]!, values);
  return from === undefined || to === undefined ? undefined : { site: Number(read[1]), from, to };
}
