/**
 * Proves a step again without the engine: tries fillings one decision at a time, and believes only what the rules'
 * own `holds` says of them. Where there are too many fillings, an answer set solver is asked, with the lines of each rule.
 */
import { Board, type Fact, type Sites } from '../../src/board/index.ts';
import { Solver } from '../../src/engine/index.ts';
import { type AnyPuzzle, type Decision, type Rule, sitesOf } from '../../src/puzzles/index.ts';
import { FormulaInk, StatedRule } from '../../src/puzzles/relations/index.ts';
import type { Chain, Link, Step } from '../../src/reasoning/index.ts';
import { runClingoWasm } from '../../workbench/peers/clingo-wasm.ts';
import { AspLines } from './asp-lines.ts';

type Value = string;

/** Fillings that are tried before the other solver is asked. */
const MOST_FILLINGS = 500;

export class StepChecker {
  readonly #values: readonly Value[];
  readonly #decisions: readonly Decision[];
  readonly #rules: ReadonlyMap<string, Rule<Value>>;
  readonly #decisionOf = new Map<number, number>();
  readonly #sites: Sites;
  #fillings = 0;
  /** Questions answered by enumeration, and by the other solver. */
  enumerated = 0;
  asked = 0;
  /** Links proved, those of one rule alone included. */
  links = 0;

  constructor(puzzle: AnyPuzzle, grid: unknown) {
    this.#values = puzzle.values(grid).map(({ id }) => id);
    const model = puzzle.model(grid, new Solver());
    this.#decisions = model.decisions;
    this.#rules = new Map([...model.rules, ...(model.lemmas?.() ?? [])].map((rule) => [rule.id, rule]));
    for (const [at, { cells }] of model.decisions.entries()) {
      for (const cell of cells) this.#decisionOf.set(cell, at);
    }
    this.#sites = sitesOf(puzzle, grid);
  }

  /** What is wrong with a step; nothing if it is right. `before` is all that was known when it was made. */
  async check(
    step: Pick<Step<Value>, 'facts' | 'because' | 'given' | 'chain' | 'search'>,
    before: Board<Value>,
  ): Promise<readonly string[]> {
    const { facts, because, given, chain, search } = step;
    const wrong: string[] = [];
    for (const fact of facts) {
      if (isKnown(fact, before) || isKnown({ ...fact, is: !fact.is }, before)) {
        wrong.push(`${fact.cells} was known already`);
      }
    }
    if (search !== undefined) return [...wrong, ...(await this.#checkSearch(step, before))];
    if (!chain) {
      if (because.length > 1) wrong.push('several rules without a chain');
      const [rule] = because;
      for (const fact of rule ? facts : []) {
        if (!(await this.#canDeny(fact, [], before))) wrong.push(`${fact.cells} follows without ${rule!.id}`);
      }
      wrong.push(...(await this.#checkLink({ facts, given, ...(rule ? { because: rule } : {}) }, before)));
      return wrong;
    }
    const [fact] = facts;
    if (facts.length !== 1 || !fact || !this.#areOpposite(fact, chain.supposed)) {
      wrong.push('the chain does not prove the fact');
    }
    const named = new Set<string>();
    const { wrong: inChain, ends } = await this.#follow(chain, before, named);
    wrong.push(...inChain);
    if (!ends) wrong.push('the chain has no end');
    for (const { cells } of unneeded(chain, givenIn(chain))) {
      wrong.push(`nothing needs what is found of ${cells}`);
    }
    if (
      [...named].sort().join() !==
      because
        .map(({ id }) => id)
        .sort()
        .join()
    ) {
      wrong.push('the rules are not those of the chain');
    }
    return wrong;
  }

  /** What is wrong with a step that is only searched for: what is given must be known, and with the rules force it. */
  async #checkSearch(
    {
      facts,
      because,
      given,
      chain,
      search,
    }: Pick<Step<Value>, 'facts' | 'because' | 'given' | 'chain' | 'search'>,
    before: Board<Value>,
  ): Promise<string[]> {
    const wrong = given.filter((fact) => !isKnown(fact, before)).map(({ cells }) => `${cells} was not known`);
    if (chain) wrong.push('a search beside a chain');
    if (!(Number.isInteger(search) && search! > 0)) wrong.push(`a search of ${search} cases`);
    if (facts.length !== 1) wrong.push('a search settles one fact');
    const rules = because.flatMap(({ id }) => this.#rules.get(id) ?? []);
    if (rules.length < because.length) wrong.push('names a rule that the board does not have');
    const board = Board.on<Value>(this.#sites).knowing(given);
    for (const fact of facts) {
      if (await this.#canDeny(fact, rules, board)) wrong.push(`${fact.cells}: it does not follow`);
    }
    return wrong;
  }

  /** What is wrong with a chain, link by link; whether it ends in a contradiction, and what is known after it. */
  async #follow(
    chain: Chain<Value>,
    before: Board<Value>,
    named: Set<string>,
  ): Promise<{ wrong: string[]; ends: boolean; board: Board<Value> }> {
    const { supposed, links, breaks, branches } = chain;
    const wrong: string[] = [];
    if (isKnown(supposed, before)) wrong.push(`${supposed.cells} is supposed though it is known`);
    let board = before.knowing([supposed]);
    for (const link of links) {
      if (link.because) named.add(link.because.id);
      const { cases, facts } = link;
      if (cases) {
        if (link.because || link.given.length > 0) wrong.push('cases need no rule');
        if (facts.length === 0) wrong.push('two cases that settle nothing');
        const left = await this.#checkCases(cases, board, named, wrong);
        if (left.length === 0) wrong.push('both cases fall, and the chain goes on');
        for (const fact of facts) {
          if (!left.every((after) => isKnown(fact, after))) wrong.push(`a case leaves ${fact.cells} open`);
        }
      } else wrong.push(...(await this.#checkLink(link, board)));
      board = board.knowing(facts);
    }
    if (breaks) {
      named.add(breaks.rule.id);
      const { rule, given } = breaks;
      wrong.push(...(await this.#checkLink({ facts: [], given, because: rule }, board)));
    }
    if (branches) {
      const left = await this.#checkCases(branches, board, named, wrong);
      if (left.length > 0) wrong.push('a case that ends in no contradiction');
    }
    if (breaks && branches) wrong.push('the chain has two ends');
    return { wrong, ends: (breaks ?? branches) !== undefined, board };
  }

  /** Checks cases, which must be all that there are; returns what is known in those that do not fall. */
  async #checkCases(
    cases: readonly Chain<Value>[],
    board: Board<Value>,
    named: Set<string>,
    wrong: string[],
  ): Promise<Board<Value>[]> {
    const [one, other] = cases;
    if (cases.length !== 2 || !this.#areOpposite(one!.supposed, other!.supposed)) {
      wrong.push('the cases are not all that there are');
    }
    const left: Board<Value>[] = [];
    for (const each of cases) {
      const followed = await this.#follow(each, board, named);
      wrong.push(...followed.wrong);
      if (!followed.ends) left.push(followed.board);
    }
    return left;
  }

  /** What is wrong with a link: what is given must be known, force all the facts (or break the rule), and be needed. */
  async #checkLink(
    { facts, given, because }: Pick<Link<Value>, 'facts' | 'given' | 'because'>,
    known: Board<Value>,
  ): Promise<string[]> {
    const rule = because && this.#rules.get(because.id);
    if (because && !rule) return ['names a rule that the board does not have'];
    if (facts.length === 0 && !rule) return ['settles nothing'];
    const rules = rule ? [rule] : [];
    const said = `${because?.id ?? 'the last value'} and ${given.map(({ cells }) => cells).join(' and ')}`;
    const wrong = given.filter((fact) => !isKnown(fact, known)).map(({ cells }) => `${cells} was not known`);
    const empty = Board.on<Value>(this.#sites);
    const follows = async (from: readonly Fact<Value>[]): Promise<boolean> => {
      const board = empty.knowing(from);
      if (facts.length === 0) return !(await this.#canKeep(rules, board));
      for (const fact of facts) if (await this.#canDeny(fact, rules, board)) return false;
      return true;
    };
    if (!(await follows(given))) wrong.push(`${said}: it does not follow`);
    for (const fact of given) {
      const rest = given.filter((other) => other !== fact);
      if (await follows(rest)) wrong.push(`${said}: it follows without ${fact.cells}`);
    }
    this.links++;
    return wrong;
  }

  /** Whether one of two facts must be so, and not both. */
  #areOpposite(one: Fact<Value>, other: Fact<Value>): boolean {
    if (one.cells.join() !== other.cells.join()) return false;
    if (this.#values.length > 2) return one.value === other.value && one.is !== other.is;
    return (one.value === other.value) !== (one.is === other.is);
  }

  /** Whether some filling denies the fact, and keeps the rules. */
  async #canDeny(
    { cells, value, is }: Fact<Value>,
    rules: readonly Rule<Value>[],
    known: Board<Value>,
  ): Promise<boolean> {
    return this.#canKeep(rules, known.knowing([{ cells, value, is: !is }]), cells);
  }

  /** Whether some filling of what is known keeps the rules. */
  async #canKeep(
    rules: readonly Rule<Value>[],
    denied: Board<Value>,
    cells: readonly number[] = [],
  ): Promise<boolean> {
    const places = new Set(rules.flatMap((rule) => this.#cellsOf(rule)));
    // A site without a value left denies nothing, whatever the rules say of it.
    for (const cell of cells) places.add(cell);
    const open = [...new Set([...places].map((cell) => this.#decisionOf.get(cell)))]
      .filter((at) => at !== undefined)
      .filter((at) => this.#decisions[at]!.cells.every((cell) => denied.at(cell) === undefined));
    // What was given by one cell of a decision is given for all of them.
    const whole = this.#decisions.reduce((board, { cells: own }) => {
      const filled = own.find((cell) => board.at(cell) !== undefined);
      return filled === undefined ? board : board.with(own, board.at(filled));
    }, denied);
    // Sites with few values left first: most fillings then end early.
    const left = new Map(open.map((at) => [at, this.#possible(this.#decisions[at]!.cells, whole).length]));
    open.sort((one, other) => left.get(one)! - left.get(other)!);
    this.#fillings = 0;
    const filled = this.#canFill(open, 0, rules, whole);
    if (filled !== undefined) {
      this.enumerated++;
      return filled;
    }
    this.asked++;
    const two = this.#values.length === 2;
    const program = this.#decisions.map(({ cells: own }) => {
      const cell = own[0]!;
      const now = this.#possible(own, whole).map((one) => this.#values.indexOf(one));
      if (!two) return `cell(${cell}). 1{is(${cell},(${now.join(';')}))}1.`;
      return `cell(${cell}). ${now.length === 2 ? `{on(${cell})}.` : now[0] === 1 ? `on(${cell}).` : ''}`;
    });
    for (const rule of rules) program.push(...linesOf(rule));
    return (await runClingoWasm(program.join('\n'), 1)).length > 0;
  }

  #canFill(
    open: readonly number[],
    from: number,
    rules: readonly Rule<Value>[],
    board: Board<Value>,
  ): boolean | undefined {
    if (++this.#fillings > MOST_FILLINGS) return undefined;
    if (!rules.every((rule) => rule.holds(board))) return false;
    const next = open[from];
    if (next === undefined) return true;
    const { cells } = this.#decisions[next]!;
    for (const value of this.#possible(cells, board)) {
      const found = this.#canFill(open, from + 1, rules, board.with(cells, value));
      if (found !== false) return found;
    }
    return false;
  }

  /** The values that a site can still have. */
  #possible(cells: readonly number[], board: Board<Value>): readonly Value[] {
    const now = board.at(cells[0]!);
    if (now !== undefined) return [now];
    return this.#values.filter((value) => cells.every((cell) => !board.excluded(cell).includes(value)));
  }

  #cellsOf({ where }: Rule<Value>): number[] {
    return where.flatMap((place) => this.#sites.of(place));
  }
}

/** What a rule forbids, in the lines that a formula has of it. */
function linesOf(rule: Rule<Value>): readonly string[] {
  if (!(rule instanceof StatedRule)) throw new Error(`expected a rule with a relation, got ${rule.id}`);
  const lines = new AspLines();
  rule.relation.write(new FormulaInk(rule.sites, lines));
  return lines.lines;
}

/** Whether a board says so, itself or by another value of the same cells. */
const isKnown = ({ cells, value, is }: Fact<Value>, board: Board<Value>): boolean =>
  cells.some((cell) => {
    const now = board.at(cell);
    if (now !== undefined) return (now === value) === is;
    return !is && board.excluded(cell).includes(value);
  });

/** All that a chain and its cases are given, and what its cases agree in. */
function givenIn({ links, breaks, branches = [] }: Chain<Value>): Fact<Value>[] {
  return [
    ...links.flatMap(({ facts, given, cases = [] }) =>
      cases.length > 0 ? [...facts, ...cases.flatMap(givenIn)] : given,
    ),
    ...(breaks?.given ?? []),
    ...branches.flatMap(givenIn),
  ];
}

/** The facts of a chain and of its cases that are in none of those used, nor imply one of them. */
function unneeded({ links, branches = [] }: Chain<Value>, used: readonly Fact<Value>[]): Fact<Value>[] {
  const isUsed = (fact: Fact<Value>): boolean =>
    used.some(
      (one) =>
        one.cells.join() === fact.cells.join() &&
        (one.is === fact.is ? one.value === fact.value : fact.is && one.value !== fact.value),
    );
  return [...links.flatMap(({ cases = [] }) => cases), ...branches]
    .flatMap((one) => unneeded(one, used))
    .concat(
      links.filter(({ cases }) => !cases).flatMap(({ facts }) => facts.filter((fact) => !isUsed(fact))),
    );
}
