/** What constraints of three integers by bounds share: result, first and second argument, each in its role. */
import { type Installer, Propagator } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import { type Lit, NONE } from '../core/literal.ts';
import type { IntVar } from '../variable.ts';

export const integersOf = (into: Installer, z: IntVar, x: IntVar, y: IntVar): [number, number, number] => [
  into.integer(z),
  into.integer(x),
  into.integer(y),
];

/** An inference from all three, the own one too. */
export const ALL = 3;

/** JavaScript knows a negative zero. */
export const plain = (v: number): number => (v === 0 ? 0 : v);

/** Three integers in the roles result (0), first (1) and second argument (2); any may be the same integer. */
export abstract class ThreeBounds extends Propagator {
  protected readonly z: number;
  protected readonly x: number;
  protected readonly y: number;
  readonly #roles: Int32Array;

  constructor(z: number, x: number, y: number) {
    super();
    this.z = z;
    this.x = x;
    this.y = y;
    this.#roles = Int32Array.of(z, x, y);
  }

  attach(kernel: Kernel): void {
    for (const integer of this.#roles) kernel.wakeOnBounds(integer, this);
  }

  /** Puts the integer of a role within bounds that follow from the other two, or from all three for ALL. */
  protected within(kernel: Kernel, role: number, least: number, most: number, from = role): boolean {
    const x = this.#roles[role];
    return kernel.inferAtLeast(x, least, this, from) && kernel.inferAtMost(x, most, this, from);
  }

  /** The bounds of those it was inferred from. */
  explain(kernel: Kernel, inferred: Lit, data: number, before: number): void {
    const { integers } = kernel;
    for (let role = 0; role < 3; role++) {
      if (inferred !== NONE && role === data) continue;
      const x = this.#roles[role];
      kernel.premise(integers.premiseAtLeast(x, integers.lowerBefore(x, before), before));
      kernel.premise(integers.premiseAtMost(x, integers.upperBefore(x, before), before));
    }
  }
}

/** The smallest size of a number of the range. */
export const nearest = (lower: number, upper: number): number => (lower > 0 ? lower : upper < 0 ? -upper : 0);
/** The largest size of a number of the range. */
export const farthest = (lower: number, upper: number): number => Math.max(Math.abs(lower), Math.abs(upper));
