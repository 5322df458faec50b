// Where things are: the project, what is staged for VitePress, and the site that is built.
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the site's sources. */
export const here = dirname(fileURLToPath(import.meta.url));
export const root = dirname(here);
/** Pages as VitePress reads them; written anew by each build. */
export const staged = join(here, '.staged');
/** What is served as it is. */
export const served = join(staged, 'public');
export const built = join(root, 'site-dist');
export const repository = 'https://github.com/calcada/calcada';
