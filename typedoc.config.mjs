import { entryPoints } from './scripts/entry-points.mjs';

export default {
  name: 'Calçada',
  entryPoints: entryPoints().map((name) => `src/${name}.ts`),
  out: 'api',
  readme: 'README.md',
  excludeInternal: true,
  gitRevision: 'main',
  validation: { notExported: false },
};
