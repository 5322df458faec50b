import { pictureStyle, type Theme } from '../render/index.ts';

/** What the element looks like, its picture included. */
export const styleOf = (theme: Theme): string => `${pictureStyle(theme)}
:host{display:block;max-width:36rem}
:host([hidden]){display:none}
.whole{color:var(--ink);background:var(--paper);padding:.5rem;border-radius:.5rem}
.surface{position:relative;user-select:none;-webkit-user-select:none;touch-action:manipulation}
.surface.draws{touch-action:none}
.picture svg{display:block;width:100%;height:auto}
.solved .picture .frame{stroke:#2e8b57}
.row{display:contents}
.cell{position:absolute;outline:none;cursor:pointer}
.cell:focus-visible,.cell.selected{outline:3px solid var(--blue);outline-offset:-2px;box-shadow:inset 0 0 0 4px var(--board)}
.spoken{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.tools{display:flex;flex-wrap:wrap;gap:.4rem;margin-top:.4rem}
button{font:inherit;color:inherit;background:var(--board);border:1px solid var(--faded);border-radius:.4rem;min-width:2.75rem;min-height:2.75rem;padding:0 .7rem;cursor:pointer}
button:focus-visible{outline:3px solid var(--blue);outline-offset:1px}
button:disabled{opacity:.5;cursor:default}
.told{margin:.4rem 0 0;font-weight:600;min-height:1.4em}
.trouble{margin:0;padding-left:1.2rem}
`;
