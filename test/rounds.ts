/** How often a random trial is made: as often as said, or a quarter of it under `npm run test:quick`. */
export const rounds = (full: number): number =>
  process.env['npm_lifecycle_event'] === 'test:quick' ? Math.ceil(full / 4) : full;
