/** Reads the clauses of a DIMACS text, calling back with one reused array of literals. */
export function readDimacs(
  text: string,
  header: (variables: number) => void,
  clause: (literals: readonly number[]) => void,
): void {
  const literals: number[] = [];
  for (const line of text.split('\n')) {
    if (line.startsWith('c') || line === '') continue;
    if (line.startsWith('p')) {
      header(Number(line.split(/\s+/)[2]));
      continue;
    }
    for (const word of line.trim().split(/\s+/)) {
      const literal = Number(word);
      if (literal !== 0) literals.push(literal);
      else {
        clause(literals);
        literals.length = 0;
      }
    }
  }
}
