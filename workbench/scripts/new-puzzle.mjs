// Writes the folder of a new puzzle from one that is there, under other names, with its test material and its line in
// the list: `npm run new-puzzle -- NAME --like mosaic`. The copy passes its suites at once; then change it rule by rule.
import { cpSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';

const root = process.env.CALCADA_ROOT ?? fileURLToPath(new URL('../../', import.meta.url));
const list = join(root, 'src/puzzles/list.ts');
const known = [...readFileSync(list, 'utf8').matchAll(/from '\.\/([^/]+)\/index\.ts'/g)].map(([, id]) => id);

function refuse(problem) {
  console.error(problem);
  process.exit(2);
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { like: { type: 'string', default: 'mosaic' } },
});
const [name, ...rest] = positionals;
const { like } = values;
if (name === undefined || rest.length > 0) refuse('usage: npm run new-puzzle -- NAME [--like mosaic]');
if (!/^[a-z]+(-[a-z]+)*$/.test(name))
  refuse(`expected a name in small letters and hyphens, got ${JSON.stringify(name)}`);
if (!known.includes(like))
  refuse(`expected one of ${known.join(', ')} after --like, got ${JSON.stringify(like)}`);
const homes = ['src/puzzles', 'test/puzzles'].map((home) => join(root, home));
if (homes.some((home) => existsSync(join(home, name)))) refuse(`a folder named ${name} is there already`);

/** The name as ids, constants and types are written. */
const formsOf = (id) => {
  const words = id.split('-');
  const pascal = words.map((word) => word[0].toUpperCase() + word.slice(1)).join('');
  const title = words.map((word) => word[0].toUpperCase() + word.slice(1)).join(' ');
  return [id, pascal[0].toLowerCase() + pascal.slice(1), pascal, title];
};

const [oldId, oldCamel, oldPascal, oldTitle] = formsOf(like);
const [id, camel, pascal, title] = formsOf(name);
/** Of one word, the id and the constant are the same, and so are the type's prefix and the title: what stands around tells. */
const renamed = (text) =>
  text
    .replace(new RegExp(`\\b${oldPascal}(?=[A-Z])`, 'g'), pascal)
    .replaceAll(oldTitle, title)
    .replace(new RegExp(`\\b${oldPascal}\\b`, 'g'), pascal)
    .replace(new RegExp(`(?<=['"\`/-])${oldId}\\b`, 'g'), id)
    .replace(new RegExp(`\\b${oldCamel}\\b`, 'g'), camel)
    .replaceAll(oldId, oldId.includes('-') ? id : oldId);

for (const home of homes) {
  cpSync(join(home, like), join(home, name), { recursive: true });
  for (const file of readdirSync(join(home, name))) {
    const path = join(home, name, file);
    const text = renamed(readFileSync(path, 'utf8'));
    rmSync(path);
    writeFileSync(path, text);
  }
}
// Texts in formats of other tools are the old puzzle's own: none of them reads the new one yet.
const cases = join(root, 'test/puzzles', name, 'cases.ts');
writeFileSync(
  cases,
  readFileSync(cases, 'utf8').replace(/ {4}\[\s*'(?!json|text)[a-z-]+',[\s\S]*?\],\n/g, ''),
);

const line = `export { ${camel} } from './${id}/index.ts';`;
const [comment, ...exports] = readFileSync(list, 'utf8').trimEnd().split('\n');
const sorted = [...exports, line].sort((one, other) => (one.split("'")[1] < other.split("'")[1] ? -1 : 1));
writeFileSync(`${list}.new`, `${[comment, ...sorted].join('\n')}\n`);
renameSync(`${list}.new`, list);

console.log(`Wrote src/puzzles/${id} and test/puzzles/${id}, and its line in src/puzzles/list.ts.

Next:
  npx vitest run test/contract/puzzles.test.ts -t ${id}
  then change it rule by rule: docs/adding-a-puzzle.md`);
