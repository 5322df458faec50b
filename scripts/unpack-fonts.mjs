// The fonts of printed books, taken from the packages that bring them, with their licence. They are not in the repository.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inflateSync } from 'node:zlib';

const require = createRequire(import.meta.url);

const FAMILIES = [
  {
    family: 'source-serif-4',
    about: require.resolve('@fontsource/source-serif-4/package.json'),
    kinds: ['400-normal', '400-italic', '600-normal'],
  },
  {
    family: 'source-sans-3',
    about: require.resolve('@fontsource/source-sans-3/package.json'),
    kinds: ['400-normal', '600-normal'],
  },
];

/** The packages have a file for the letters of each; `src/book/fonts.ts` puts them together again. */
const SCRIPTS = ['latin', 'latin-ext', 'greek', 'cyrillic', 'cyrillic-ext', 'vietnamese'];

/**
 * A WOFF 1.0 font as plain TrueType: the same tables, not compressed. A reader of WOFF would inflate the outlines again
 * for each glyph it draws.
 */
function unpacked(woff) {
  const count = woff.readUInt16BE(12);
  const head = Buffer.alloc(12 + 16 * count);
  woff.copy(head, 0, 4, 8);
  const power = 2 ** Math.floor(Math.log2(count));
  head.writeUInt16BE(count, 4);
  head.writeUInt16BE(16 * power, 6);
  head.writeUInt16BE(Math.log2(power), 8);
  head.writeUInt16BE(16 * (count - power), 10);
  const parts = [head];
  let length = head.length;
  for (let table = 0; table < count; table++) {
    const entry = 44 + 20 * table;
    const [offset, packedLength, plainLength] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at));
    const stored = woff.subarray(offset, offset + packedLength);
    const plain = packedLength < plainLength ? inflateSync(stored) : stored;
    const target = 12 + 16 * table;
    woff.copy(head, target, entry, entry + 4);
    woff.copy(head, target + 4, entry + 16, entry + 20);
    head.writeUInt32BE(length, target + 8);
    head.writeUInt32BE(plainLength, target + 12);
    const padding = Buffer.alloc(-plainLength & 3);
    parts.push(plain, padding);
    length += plain.length + padding.length;
  }
  return Buffer.concat(parts);
}

/** Writes the fonts to the folder that the package ships. */
export default function unpackFonts() {
  const shipped = fileURLToPath(new URL('../share/fonts/', import.meta.url));
  mkdirSync(shipped, { recursive: true });
  for (const { family, about, kinds } of FAMILIES) {
    const from = dirname(about);
    copyFileSync(join(from, 'LICENSE'), join(shipped, `${family}-OFL.txt`));
    for (const kind of kinds) {
      for (const script of SCRIPTS) {
        const packed = readFileSync(join(from, 'files', `${family}-${script}-${kind}.woff`));
        writeFileSync(join(shipped, `${family}-${script}-${kind}.ttf`), unpacked(packed));
      }
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) unpackFonts();
