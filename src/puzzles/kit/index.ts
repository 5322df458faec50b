/**
 * The kit: what puzzles share, in folders by what it is about: boards of signs (`cells`), rows and columns (`lines`),
 * regions, loops, Latin squares, sketches for the generator, and texts. What only one puzzle needs does not live here,
 * what a rule says is in `relations`, and nothing here knows which puzzles there are.
 */
export * from './cells/index.ts';
export * from './emphasis.ts';
export * from './latin/index.ts';
export * from './lines/index.ts';
export * from './loops/index.ts';
export * from './per-board.ts';
export * from './regions/index.ts';
export * from './sketch/index.ts';
export * from './text/index.ts';
