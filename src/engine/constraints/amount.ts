/** Numbers or variables in one array of a propagator: a constant k from 0 is kept as -1 - k, an integer as itself. */
import type { Installer } from '../constraint.ts';
import type { Kernel } from '../core/kernel.ts';
import type { IntVar, Valuation } from '../variable.ts';

/** A number, or a variable that is never negative. */
export type Amount = number | IntVar;

export const amountValue = (amount: Amount, value: Valuation): number =>
  typeof amount === 'number' ? amount : value(amount);

export const amountCode = (amount: Amount, into: Installer): number =>
  typeof amount === 'number' ? -1 - amount : into.integer(amount);

export const least = (kernel: Kernel, code: number): number =>
  code < 0 ? -1 - code : kernel.trail.lower[code];

export const most = (kernel: Kernel, code: number): number =>
  code < 0 ? -1 - code : kernel.trail.upper[code];

export const leastBefore = (kernel: Kernel, code: number, before: number): number =>
  code < 0 ? -1 - code : kernel.integers.lowerBefore(code, before);

export const mostBefore = (kernel: Kernel, code: number, before: number): number =>
  code < 0 ? -1 - code : kernel.integers.upperBefore(code, before);

/** What is surely there of a time or a resource. Before the guard is true, an amount may be negative. */
export const lengthNow = (kernel: Kernel, code: number): number => Math.max(0, least(kernel, code));

export const lengthBefore = (kernel: Kernel, code: number, before: number): number =>
  Math.max(0, leastBefore(kernel, code, before));

/** Says why it was no less than it was; a constant needs no reason. */
export function explainLeast(kernel: Kernel, code: number, before: number): void {
  if (code < 0) return;
  const { integers } = kernel;
  kernel.premise(integers.premiseAtLeast(code, integers.lowerBefore(code, before), before));
}

export function explainMost(kernel: Kernel, code: number, before: number): void {
  if (code < 0) return;
  const { integers } = kernel;
  kernel.premise(integers.premiseAtMost(code, integers.upperBefore(code, before), before));
}
