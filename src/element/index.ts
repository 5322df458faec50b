/**
 * `<calcada-board>`: a board to be played inside any page. One file, which needs no other; importing it makes the
 * element known to the page. It reads every format, draws with `render` and plays with `play`; what a host wants to
 * know comes as events. It stores nothing, loads nothing, and knows no puzzle by name.
 */
import { CalcadaBoard } from './calcada-board.ts';

export { type BoardMove, CalcadaBoard } from './calcada-board.ts';

// Where there is no page, as on a server, the import does nothing.
if (globalThis.customElements && !customElements.get('calcada-board'))
  customElements.define('calcada-board', CalcadaBoard);
