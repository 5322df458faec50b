import type { Rolldown } from 'vite';
import type { LaterModules } from './later-modules.ts';

/** What puzzles, papers and the engine name, and playing does not need. */
export const LATER: readonly LaterModules[] = [
  {
    name: 'setters',
    files: ['src/puzzles/*/setter.ts'],
    askedBy: [`src/web/reasoner/generate-board.ts`, `src/web/views/open-picture.ts`],
  },
  {
    name: 'examples',
    files: ['src/puzzles/*/examples.ts'],
    askedBy: [`src/web/views/rule-broken.tsx`],
  },
  {
    name: 'json',
    files: ['src/puzzles/*/json.ts'],
    askedBy: [
      ...['board-formats', 'generate-board', 'measure-board', 'prove-board', 'set-board'].map(
        (part) => `src/web/reasoner/${part}.ts`,
      ),
      `src/web/browse/source.ts`,
    ],
  },
  {
    name: 'formulas',
    files: ['src/puzzles/relations/formula-ink.ts'],
    askedBy: [`src/web/reasoner/prove-board.ts`],
  },
  {
    name: 'strategies',
    files: ['src/engine/search/labeling.ts'],
    askedBy: [`src/web/reasoner/measure-board.ts`, `src/web/reasoner/solve-model.ts`],
  },
  {
    name: 'optimiser',
    files: ['src/engine/search/optimizer.ts'],
    askedBy: [`src/web/reasoner/solve-model.ts`],
  },
  {
    name: 'paper-models',
    files: ['src/papers/*/model.ts'],
    askedBy: [`src/web/reasoner/measure-board.ts`],
  },
  // Proofs are over sums and not over clauses, one worker searches alone, no drawing in characters has a legend, and no
  // model is told of restarts.
  {
    name: 'absent',
    files: [
      'src/prove/formula/clauses.ts',
      'src/prove/checker/lrat-checker.ts',
      'src/prove/formula/dimacs.ts',
      'src/prove/refutation/clause-proof-writer.ts',
      'src/flatzinc/on-restart/hooks.ts',
      'src/flatzinc/on-restart/search-in-parts.ts',
      'src/render/words.es.ts',
      'src/reasoning/cubes/cube-search.ts',
    ],
    askedBy: [],
  },
];

/**
 * What every view builds on; what only one of them needs is loaded with it. All that is kept on the device is here: the
 * page reads it when it starts.
 */
const FOR_PLAYING: readonly RegExp[] = [
  /\/node_modules\/@?preact\//,
  /\/src\/render\/(clue-shapes|layers|shapes)\.ts$/,
  /\/src\/play\/(auto-dots|checked|day|game|judgement|moments|keys|records|rule-sites|rulers|saved-game|share-link|site-state|stroke)\.ts$/,
  /\/src\/web\/(board\/(?!canvas)|gallery|offline\/keep|words\/(index|later-parts|plural)|reasoner\/(make-|reasoner))/,
  /\/src\/web\/parts\/(?!slider|number-field|time-limit)/,
  /\/src\/web\/state\/(?!drawn-board|lab-bench|lesson-game|slot-file)/,
  /\/src\/web\/views\/(app|board-(keys|steps)|chain|check|chosen|clock|controls|day-|drop|embed-code|fact|home|kept|new-board|play|printed|settings)/,
  /\/src\/web\/(page|views\/(sheets\.ts$|trial|undo|use-level|value|zoom|index))/,
];

/** What the page and its workers both start with: of a puzzle, what playing it needs. */
const FOR_EVERYONE: readonly RegExp[] = [
  /\/src\/puzzles\/(?!.*(blobs|clue-sketch|examples|formula-ink|grow-regions|json|latin-setter|latin-square|paper-board|paper-model|picture|picture-words|random-(road|shape)|region-(json|setter|sketch)|setter|without-(clues|signs)|words\.es)\.ts)/,
  /^virtual:stand-in/,
  /\/src\/engine\/(errors|check-options|constraint|variable|core\/memory|search\/choices)\.ts$/,
  /\/src\/engine\/constraints\/(cardinality|cut|even-pairs|graph|line|line-states|logic|relation|single-loop|value|weighted-sum)\.ts$/,
  /\/src\/(board\/(?!bitmap|json|symmetry)|play\/(told|unsolved)|web\/as-type)/,
  /\/src\/web\/reasoner\/(answers|wire)/,
];

/** What lies over a board, leads from one to the next, or is read. */
const FOR_VIEWS: readonly RegExp[] = [
  /\/src\/web\/views\/(asked-for|board-cards|days-view|embed-view|filtered-boards|help|make-sheet|new-view|open-(board|sheet)|print|puzzle-|rule-broken|rules-sheet|saved|save-|share-|sheets|solved-card|statistics)/,
  /\/src\/web\/(parts\/number-field|published|words\/(in-both|print|statistics)|state\/slot-file|board\/canvas)/,
  /\/src\/puzzles\/.*\/examples\.ts$|^virtual:later:examples/,
  /\/src\/web\/browse\/|\/(lesson|learn)[^/]*\.tsx?$/,
  /\/src\/(render\/(palette|svg|strip)|board\/bitmap)\.ts$/,
];

/** What a board is drawn with, and the lab. */
const FOR_THE_DESK: readonly RegExp[] = [
  /\/src\/web\/views\/(desk|drawing|open-picture|picture-sheet|proof-sheet|set|verdict)/,
  /\/src\/web\/(state\/drawn-board|parts\/(slider|time-limit)|words\/desk)|\/src\/play\/(draft|picture)/,
  /\/src\/(web\/(minizinc|papers|views\/lab|state\/lab)|flatzinc\/minizinc|lab\/csv)/,
];

/** What the workers start with: the page plays without it. */
const FOR_REASONING: readonly RegExp[] = [
  /\/src\/engine\/((?!constraints|search\/(choices|optimizer|core-guided|label|neighbourhoods|priced|strategy))|constraints\/forbid)/,
  /\/src\/(reasoning\/(?!check-logged|explain\/measure|cubes\/|words\.)|web\/reasoner\/worker)/,
];

const among =
  (lists: readonly RegExp[]) =>
  (id: string): boolean =>
    lists.some((files) => files.test(id));

/** The parts of the page: each is one file. What no part takes is where the bundler puts it. */
export const PAGE_PARTS: readonly Rolldown.CodeSplittingGroup[] = [
  // What page and workers say of boards in a further language; what the page alone says is a file of its own.
  { name: 'spanish', test: /\/src\/(puzzles|reasoning)\/(.*\/)?(words\.es|picture-words)\.ts$/ },
  { name: 'playing', test: among(FOR_PLAYING) },
  { name: 'puzzles', test: among(FOR_EVERYONE) },
  { name: 'reasoning', test: among(FOR_REASONING) },
  {
    name: 'models',
    test: /\/src\/(engine|flatzinc\/(?!minizinc)|lab\/(?!csv)|papers\/(paper|posted|\d+\/model)|web\/reasoner\/(models|measure-|solve-))|^virtual:later:(optimiser|paper-models|strategies)/,
  },
  { name: 'views', test: among(FOR_VIEWS) },
  { name: 'desk', test: among(FOR_THE_DESK) },
  // The page and its workers both read JSON, name papers and cut pictures into boards: none of it needs the search.
  {
    name: 'setters',
    test: /\/src\/(board\/(json|symmetry)|papers|play\/clue-slots|puzzles\/(?!relations\/formula))|^virtual:later:(json|setters)/,
  },
  // What workers are asked for now and then: to make, prove, read and write boards.
  {
    name: 'making',
    test: /\/src\/(formats|generate|prove|reasoning\/(check-logged|explain\/measure)|puzzles|play|web\/reasoner\/(board-formats|making|(generate|prove|set)-board))|^virtual:later:formulas/,
  },
];
