// What the package lets others import, by its place in `src`: the build, the reference and the tests go by this list.
import { readFileSync } from 'node:fs';

/** Rooms that run unchanged in Node and in a browser. */
const EVERYWHERE = [
  'board',
  'engine',
  'flatzinc',
  'formats',
  'generate',
  'play',
  'puzzles',
  'reasoning',
  'render',
];

/** Rooms that need Node. */
export const NODE_ROOMS = ['book', 'collection'];

/** The folders of the puzzles, as the only list of them has them. */
const puzzleFolders = () =>
  [
    ...readFileSync(new URL('../src/puzzles/list.ts', import.meta.url), 'utf8').matchAll(
      /from '\.\/([\w-]+)\//g,
    ),
  ].map(([, folder]) => `puzzles/${folder}`);

/** What is built together, so that it shares its parts; each puzzle alone, too. */
export const libraryEntries = () => [
  'index',
  ...[...EVERYWHERE, ...puzzleFolders()].map((room) => `${room}/index`),
];

/** The room that a file of `src` is the door of, if others import that room from the package. */
export const publishedDoor = (file) => {
  const [room, door] = file.split('/');
  if (door !== 'index.ts' && file !== 'puzzles/puzzle.ts') return undefined;
  return [...EVERYWHERE, ...NODE_ROOMS].includes(room) ? room : undefined;
};

/** All entry points. */
export const entryPoints = () => [
  ...libraryEntries(),
  ...[...NODE_ROOMS, 'element'].map((room) => `${room}/index`),
];
