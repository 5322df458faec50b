import type { Expression } from '../program.ts';

/** Conflicts of a part of the search where the model does not say when to restart. */
const USUAL = 250;

/** By number of the part, from zero: the conflicts after which the search restarts, as `restart_*` asks for. */
export function restartsOf(annotations: readonly Expression[]): (part: number) => number {
  for (const annotation of annotations) {
    if (annotation.kind === 'name' && annotation.name === 'restart_none') return () => Infinity;
    if (annotation.kind !== 'call') continue;
    const numbers = annotation.args.map((e) => (e.kind === 'int' || e.kind === 'float' ? e.value : USUAL));
    const [first = USUAL, second = USUAL] = numbers;
    const at = (conflicts: number): number => Math.max(1, Math.round(conflicts));
    switch (annotation.name) {
      case 'restart_constant':
        return () => at(first);
      case 'restart_linear':
        return (part) => at(first * (part + 1));
      case 'restart_geometric':
        return (part) => at(second * first ** Math.min(part, 100));
      case 'restart_luby':
        return (part) => at(first * luby(part + 1));
    }
  }
  return () => USUAL;
}

/** 1 1 2 1 1 2 4 1 1 2 … */
function luby(i: number): number {
  const power = Math.floor(Math.log2(i + 1));
  return 2 ** power === i + 1 ? 2 ** (power - 1) : luby(i - 2 ** power + 1);
}
