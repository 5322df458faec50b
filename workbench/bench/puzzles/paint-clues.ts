type DualClue = [painted: number, blocks: number];

function clueOf(line: readonly boolean[]): DualClue {
  let painted = 0;
  let blocks = 0;
  for (const [at, on] of line.entries()) {
    if (!on) continue;
    painted++;
    if (!line[at - 1]) blocks++;
  }
  return [painted, blocks];
}

/** The two clues of each row and column of a picture. */
export function paintClues(
  regions: readonly (readonly number[])[],
  painted: ReadonlySet<number>,
): { readonly rowClues: DualClue[]; readonly columnClues: DualClue[] } {
  const picture = regions.map((row) => row.map((region) => painted.has(region)));
  return {
    rowClues: picture.map(clueOf),
    columnClues: picture[0]!.map((_, column) => clueOf(picture.map((row) => row[column]!))),
  };
}
