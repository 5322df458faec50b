/**
 * The contract of a puzzle's formula: its rules once more, as lines over 0/1 variables that an independent checker can
 * read. A formula is written from the grid alone; no constraint of the engine has a say in it. Its lines must rule out
 * by unit propagation whatever the model's constraints do: else what a search has learned cannot be redone on them.
 */

/** A variable of a formula (2v) or its negation (2v + 1). */
export type Atom = number;

export const not = (atom: Atom): Atom => atom ^ 1;

export type Weighted = readonly [weight: number, atom: Atom];

/**
 * Something that follows from rules that say what a sum comes to, told by their ids: from the first less the second, or
 * (`parity`) from whether all of them together are even or odd.
 */
export interface RuleSum {
  readonly from: readonly string[];
  readonly parity: boolean;
}

/** A rule that is not asked for its id before somebody reads it. */
export interface NamedRule {
  readonly id: string;
}

/** What a formula is written with. What `rule` names, by its id, stands as a comment before the lines that follow. */
export interface FormulaBuilder {
  /** The atom of a decision of two values: true for the second value of its cells. */
  decision(name: string, cells: readonly number[]): Atom;
  /** The atoms of a decision of many values, one each in their order. */
  choice(names: readonly string[], cells: readonly number[]): Atom[];
  /** A variable of the model under its name there: true exactly if some of these are. */
  some(name: string, atoms: readonly Atom[]): Atom;
  rule(rule: string | NamedRule): void;
  /** The weights of the true atoms add up to this. */
  sum(terms: readonly Weighted[], relation: '>=' | '<=' | '=', total: number): void;
  clause(atoms: readonly Atom[]): void;
  /** The number of true atoms among these, each as often as it stands there. */
  count(atoms: readonly Atom[], relation: '>=' | '<=' | '=', total: number): void;
  /** A row of cells with this many runs of true cells and, if told, this many true cells. */
  runs(cells: readonly Atom[], runs: number, painted: number | null): void;
  /** The true vertices form one loop: each has two true neighbours, and all hang together. */
  loop(vertices: readonly Atom[], edges: readonly (readonly [number, number])[]): void;
  /** What a search may use besides the rules: no line of the formula, but a proof can derive it. */
  follows?(sums: () => readonly RuleSum[]): void;
}
