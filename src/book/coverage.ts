/** Which characters a TrueType font has, by code point: read from its table `cmap`, in the formats that fonts use. */
export function coverageOf(font: Buffer): (codePoint: number) => boolean {
  const ranges = rangesOf(font);
  return (codePoint) => ranges.some(([first, last]) => codePoint >= first && codePoint <= last);
}

type Range = readonly [first: number, last: number];

function rangesOf(font: Buffer): readonly Range[] {
  const table = tableOf(font, 'cmap');
  if (!table) return [];
  const ranges: Range[] = [];
  for (let at = 0; at < table.readUInt16BE(2); at++) {
    const subtable = table.subarray(table.readUInt32BE(4 + 8 * at + 4));
    const format = subtable.readUInt16BE(0);
    if (format === 4) ranges.push(...segments(subtable));
    else if (format === 12) ranges.push(...groups(subtable));
  }
  return ranges;
}

function tableOf(font: Buffer, name: string): Buffer | undefined {
  for (let at = 0; at < font.readUInt16BE(4); at++) {
    const entry = 12 + 16 * at;
    if (font.toString('latin1', entry, entry + 4) === name)
      return font.subarray(font.readUInt32BE(entry + 8));
  }
  return undefined;
}

/** Format 4: segments whose glyphs are counted from a delta, or listed; a glyph of 0 is none. */
function* segments(table: Buffer): Generator<Range> {
  const count = table.readUInt16BE(6) / 2;
  const field = (block: number, at: number): number => 14 + 2 * (block * count + at) + (block > 0 ? 2 : 0);
  for (let at = 0; at < count; at++) {
    const last = table.readUInt16BE(field(0, at));
    const first = table.readUInt16BE(field(1, at));
    if (first === 0xffff) continue;
    const offset = table.readUInt16BE(field(3, at));
    if (offset === 0) yield [first, last];
    else {
      for (let code = first; code <= last; code++) {
        if (table.readUInt16BE(field(3, at) + offset + 2 * (code - first)) !== 0) yield [code, code];
      }
    }
  }
}

/** Format 12: groups of code points beyond the first plane, too. */
function* groups(table: Buffer): Generator<Range> {
  for (let at = 0; at < table.readUInt32BE(12); at++) {
    yield [table.readUInt32BE(16 + 12 * at), table.readUInt32BE(16 + 12 * at + 4)];
  }
}
