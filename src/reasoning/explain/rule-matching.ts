import type { Constraint } from '../../engine/index.ts';
import type { Literal } from '../atoms.ts';

/** Sites and values beyond this number do not fit into the bits of one integer. */
const MOST = 31;

/**
 * A rule that gives each of its sites another value, and takes each value once: a perfect matching of sites and values.
 * What it says is read off the matchings, exactly and without a search; what single counts say, off the sites alone.
 */
export class RuleMatching {
  /** The atoms of the rule. */
  readonly #scope: Int32Array;
  /** By place in the scope: what says that it is 0, and that it is 1. Asked for so often that they are not made anew. */
  readonly #literals: readonly (readonly [Literal, Literal])[];
  /** By place in the scope: its site, and the bit of its value; 0 for a value that no site may have. */
  readonly #siteAt: Uint8Array;
  readonly #bitAt: Int32Array;
  /** By atom of the board: its place in the scope. */
  readonly #placeOf: Int32Array;
  readonly #sites: number;
  readonly #all: number;
  /** By site: the bits of the values that it can have, for the question that is being answered. */
  readonly #can: Int32Array;
  /** By site: the same before anything is concluded, or -1 where it is looked at in any case. */
  readonly #before: Int32Array;
  /** By site: the first place in the scope of its atoms, which stand together; and where the last one ends. */
  readonly #from: Int32Array;
  /** Whether there are values that no site may have. */
  readonly #hasNone: boolean;
  /** By value: the site that has it in the matching found, or -1. */
  readonly #siteOf: Int8Array;
  /** Values that the present search for a place has looked at. */
  #tried = 0;
  /** The site for which no place was found last. */
  #unplaced = -1;

  private constructor(scope: readonly number[], siteAt: Uint8Array, bitAt: Int32Array, sites: number) {
    this.#scope = Int32Array.from(scope);
    this.#literals = scope.map((atom) => [
      { atom, value: 0 },
      { atom, value: 1 },
    ]);
    this.#siteAt = siteAt;
    this.#bitAt = bitAt;
    this.#placeOf = new Int32Array((scope.at(-1) ?? -1) + 1);
    for (const [at, atom] of scope.entries()) this.#placeOf[atom] = at;
    this.#sites = sites;
    this.#all = bitAt.reduce((bits, bit) => bits | bit, 0);
    this.#can = new Int32Array(sites);
    this.#before = new Int32Array(sites);
    this.#from = new Int32Array(sites + 1);
    for (const site of siteAt) this.#from[site + 1]!++;
    for (let site = 0; site < sites; site++) this.#from[site + 1]! += this.#from[site]!;
    this.#hasNone = bitAt.includes(0);
    this.#siteOf = new Int8Array(MOST);
  }

  /** The rule with these atoms that says this, if it is one; `siblings` are the other atoms of an atom's site. */
  static of(
    scope: readonly number[],
    constraints: readonly Constraint[],
    placeOf: (variable: Constraint['scope'][number]) => number,
    siblings: (atom: number) => readonly number[],
  ): RuleMatching | undefined {
    const bitOf = new Map<number, number>();
    let values = 0;
    for (const { bounds, scope: counted } of constraints) {
      if (!bounds || bounds.least !== bounds.most || bounds.most > 1) return undefined;
      const bit = bounds.most === 0 ? 0 : 1 << values++;
      for (const variable of counted) {
        const atom = placeOf(variable);
        if (atom < 0 || bitOf.has(atom)) return undefined;
        bitOf.set(atom, bit);
      }
    }
    const siteOf = new Map<number, number>();
    let sites = 0;
    for (const atom of scope) {
      if (siteOf.has(atom)) continue;
      for (const one of [atom, ...siblings(atom)]) siteOf.set(one, sites);
      sites++;
    }
    if (values > MOST || values !== sites || bitOf.size !== scope.length) return undefined;
    const siteAt = Uint8Array.from(scope, (atom) => siteOf.get(atom)!);
    if (siteAt.some((site, at) => at > 0 && site < siteAt[at - 1]!)) return undefined;
    return new RuleMatching(
      scope,
      siteAt,
      Int32Array.from(scope, (atom) => bitOf.get(atom)!),
      sites,
    );
  }

  /** Whether the rule can be kept with these. */
  allows(literals: readonly Literal[]): boolean {
    this.#can.fill(this.#all);
    for (const { atom, value } of literals) this.#narrow(this.#placeOf[atom]!, value);
    return this.#match();
  }

  /**
   * Whether the rule cannot be kept with those of these that are left, and with what is denied. Then some of those that
   * are enough for it are marked: what keeps sites, one more than there are values for, from all other values.
   */
  isRefuted(
    literals: readonly Literal[],
    left: Uint8Array,
    denied: Literal | undefined,
    enough: Uint8Array,
  ): boolean {
    this.#can.fill(this.#all);
    for (let at = 0; at < literals.length; at++) {
      if (left[at] === 1) this.#narrow(this.#placeOf[literals[at]!.atom]!, literals[at]!.value);
    }
    if (denied) this.#narrow(this.#placeOf[denied.atom]!, denied.value);
    if (this.#match()) return false;
    let crowded = 1 << this.#unplaced;
    for (let value = 0; value < this.#sites; value++)
      if (this.#tried & (1 << value)) crowded |= 1 << this.#siteOf[value]!;
    for (let at = 0; at < literals.length; at++) {
      if (left[at] === 0) continue;
      const place = this.#placeOf[literals[at]!.atom]!;
      if ((crowded & (1 << this.#siteAt[place]!)) === 0) continue;
      const bit = this.#bitAt[place]!;
      const excluded = literals[at]!.value === 1 ? this.#all & ~bit : bit;
      if ((excluded & ~this.#tried) !== 0) enough[at] = 1;
    }
    return true;
  }

  /**
   * What it forces where its atoms have these sides, -1 while open; undefined if it cannot be kept. `hidden`: also what
   * only the matchings show; that comes first. Else what is seen of a value with one site left, or a site with one value.
   */
  says(sides: Int8Array, hidden: boolean): Literal[] | undefined {
    const scope = this.#scope;
    if (!this.#read(sides)) return undefined;
    const plain: Literal[] = [];
    for (let site = 0; site < this.#sites; site++) {
      if (this.#can[site] === this.#before[site]) continue;
      for (let at = this.#from[site]!; at < this.#from[site + 1]!; at++) {
        const value = this.#valueAt(at);
        if (value >= 0 && sides[scope[at]!]! < 0) plain.push(this.#literals[at]![value as 0 | 1]);
      }
    }
    if (!hidden) return plain;
    const open = Array.from(scope.keys()).filter((at) => this.#valueAt(at) < 0);
    if (!this.#match()) return undefined;
    this.#keepMatched();
    const forced: Literal[] = [];
    for (const at of open) {
      const value = this.#valueAt(at);
      if (value >= 0) forced.push(this.#literals[at]![value as 0 | 1]);
    }
    return [...forced, ...plain];
  }

  /** Takes these sides in, and what is seen of them at once; false: the rule cannot be kept. */
  #read(sides: Int8Array): boolean {
    const scope = this.#scope;
    for (let site = 0; site < this.#sites; site++) {
      let can = this.#all;
      let open = 0;
      const to = this.#from[site + 1]!;
      for (let at = this.#from[site]!; at < to; at++) {
        const side = sides[scope[at]!]!;
        const bit = this.#bitAt[at]!;
        if (side < 0) open++;
        else can &= side === 1 ? bit : ~bit;
      }
      this.#can[site] = can;
      // A site with one value, or values that no site may have, may say something without losing any.
      this.#before[site] = this.#hasNone || ((can & (can - 1)) === 0 && open > 0) ? -1 : can;
    }
    return this.#settle();
  }

  #narrow(at: number, side: number): void {
    const bit = this.#bitAt[at]!;
    this.#can[this.#siteAt[at]!]! &= side === 1 ? bit : ~bit;
  }

  #valueAt(at: number): -1 | 0 | 1 {
    const bit = this.#bitAt[at]!;
    const can = this.#can[this.#siteAt[at]!]!;
    return (can & bit) === 0 ? 0 : can === bit ? 1 : -1;
  }

  /** A site's only value is no other site's, and a value's only site has it, until nothing changes; false: neither. */
  #settle(): boolean {
    const can = this.#can;
    const sites = this.#sites;
    for (let changed = true; changed; ) {
      changed = false;
      let once = 0;
      let more = 0;
      let given = 0;
      for (let site = 0; site < sites; site++) {
        const now = can[site]!;
        if (now === 0) return false;
        more |= once & now;
        once |= now;
        if ((now & (now - 1)) === 0) {
          if ((given & now) !== 0) return false;
          given |= now;
        }
      }
      if (once !== this.#all) return false;
      const only = once & ~more;
      for (let site = 0; site < sites; site++) {
        const now = can[site]!;
        if ((now & (now - 1)) === 0) continue;
        const own = now & only;
        // Two values that have no other site.
        if ((own & (own - 1)) !== 0) return false;
        const next = own === 0 ? now & ~given : own;
        if (next === now) continue;
        can[site] = next;
        changed = true;
      }
    }
    return true;
  }

  /** Finds a matching. */
  #match(): boolean {
    this.#siteOf.fill(-1);
    for (let site = 0; site < this.#sites; site++) {
      this.#tried = 0;
      if (this.#place(site)) continue;
      this.#unplaced = site;
      return false;
    }
    return true;
  }

  /** Gives a site a value, if need be by moving others. */
  #place(site: number): boolean {
    const siteOf = this.#siteOf;
    for (let left = this.#can[site]! & ~this.#tried; left !== 0; left &= ~this.#tried) {
      const value = 31 - Math.clz32(left & -left);
      this.#tried |= 1 << value;
      const other = siteOf[value]!;
      if (other >= 0 && !this.#place(other)) continue;
      siteOf[value] = site;
      return true;
    }
    return false;
  }

  /** Leaves each site the values that it has in some matching: its own, and those on a cycle of moves (Régin 1994). */
  #keepMatched(): void {
    const can = this.#can;
    const sites = this.#sites;
    const siteOf = this.#siteOf;
    /** By site: the bits of the sites whose value it could have, whose values those could have, and so on. */
    const reach = new Int32Array(sites);
    for (let value = 0; value < sites; value++) {
      const other = siteOf[value]!;
      for (let site = 0; site < sites; site++) if (can[site]! & (1 << value)) reach[site]! |= 1 << other;
    }
    for (let by = 0; by < sites; by++)
      for (let site = 0; site < sites; site++) if (reach[site]! & (1 << by)) reach[site]! |= reach[by]!;
    for (let value = 0; value < sites; value++) {
      const other = siteOf[value]!;
      for (let site = 0; site < sites; site++) {
        if (site !== other && (reach[other]! & (1 << site)) === 0) can[site]! &= ~(1 << value);
      }
    }
  }
}
