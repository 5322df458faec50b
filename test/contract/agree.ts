/** Throws unless the condition holds. */
export function agree(condition: boolean, problem: string): void {
  if (!condition) throw new Error(problem);
}
