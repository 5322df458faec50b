/**
 * The workbench: the lab, the other solvers (`peers`), the benches and the scripts that make what the docs show. It
 * stands beside `src` and uses it by its front doors; `src` never imports it, and `npm install calcada` does not bring
 * it. This file is what the command `calcada lab` loads.
 */
export { lab } from './lab/index.ts';
