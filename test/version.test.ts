/** One version for everything that is published, and a changelog that begins with it or with what comes next. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const read = (file: string): string => readFileSync(file, 'utf8');
const json = (file: string) => JSON.parse(read(file));

it('is said the same everywhere', () => {
  const { version } = json('package.json');
  expect(version).toMatch(/^\d+\.\d+\.\d+$/);
  const locked = json('package-lock.json');
  const said = {
    workbench: json('workbench/package.json').version,
    lockfile: locked.version,
    'lockfile, package': locked.packages[''].version,
    'lockfile, workbench': locked.packages.workbench.version,
    minizinc: json('share/minizinc/calcada.msc').version,
    changelog: /^## (\S+)/m.exec(read('CHANGELOG.md'))?.[1],
  };
  expect(said).toEqual(Object.fromEntries(Object.keys(said).map((place) => [place, version])));
});
