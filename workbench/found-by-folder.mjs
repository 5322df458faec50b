import { fileURLToPath } from 'node:url';
import { viteDynamicImportVarsPlugin, viteImportGlobPlugin } from 'rolldown/experimental';

/** Lets a bundle carry files that are imported by the name of their folder, as the puzzles' encodings are. */
export const foundByFolder = () => [
  viteDynamicImportVarsPlugin(),
  viteImportGlobPlugin({ root: fileURLToPath(new URL('../', import.meta.url)) }),
];
