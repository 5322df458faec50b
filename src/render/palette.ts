/** The colours of pictures, by what they are for. Every theme gives every name a colour. */
export const PALETTE = {
  light: {
    paper: '#fdfcf9',
    board: '#ffffff',
    ink: '#24272c',
    faded: '#666b73',
    line: '#dcd8ce',
    solid: '#2f343b',
    'solid-rim': '#2f343b',
    'solid-ink': '#ffffff',
    paint: '#46566b',
    glow: '#fff3cc',
    gold: '#f2b632',
    earth: '#b0763a',
    blue: '#1f66a8',
    plum: '#8a3f8f',
    red: '#c02f26',
  },
  dark: {
    paper: '#17191d',
    board: '#2c3038',
    ink: '#e9e6df',
    faded: '#b0b5be',
    line: '#414750',
    solid: '#0c0d0f',
    'solid-rim': '#8b94a2',
    'solid-ink': '#ffffff',
    paint: '#9fb3cc',
    glow: '#4c4220',
    gold: '#f5c451',
    earth: '#d39a5c',
    blue: '#74b8f5',
    plum: '#d58fd9',
    red: '#ff7b6e',
  },
} as const;

const variables = (colours: Readonly<Record<string, string>>): string =>
  Object.entries(colours)
    .map(([name, colour]) => `--${name}:${colour}`)
    .join(';');

/** How pictures look: on light paper, on dark paper, or as the reader's system has it. */
export type Theme = 'light' | 'dark' | 'auto';

/** A rule that holds on dark paper alone. */
const inDark = (theme: Theme, rule: string): string =>
  theme === 'auto' ? `@media (prefers-color-scheme:dark){${rule}}` : theme === 'dark' ? rule : '';

/** The style of every picture: marks differ in shape too, never in colour alone. */
export const pictureStyle = (theme: Theme = 'auto'): string => `
.scene{${variables(PALETTE.light)};font-family:system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif;font-variant-numeric:tabular-nums}
${inDark(theme, `.scene{${variables(PALETTE.dark)}}`)}
.scene .paper{fill:var(--paper)}
.scene .board{fill:var(--board)}
.scene .fill{shape-rendering:crispEdges}
.scene .fill.given{fill:var(--solid)}
${inDark(theme, '.scene .fill.given{stroke:var(--solid-rim);stroke-width:3}')}
.scene .fill.placed{fill:var(--paint)}
.scene .fill.deduced{fill:url(#hatch)}
.scene .fill.faint{fill:var(--glow)}
.scene .hatch{stroke:var(--blue);stroke-width:4}
.scene .grid{fill:none;stroke:var(--line);stroke-width:1}
.scene .wall{fill:none;stroke:var(--ink);stroke-width:3.5;stroke-linecap:round}
.scene .wall.deduced{stroke:var(--blue);stroke-dasharray:6 5}
.scene .wall.faint{stroke:var(--faded);stroke-width:2}
.scene .frame{fill:none;stroke:var(--ink);stroke-width:3.5}
.scene .path{fill:none;stroke:var(--earth);stroke-width:14;stroke-linecap:round;stroke-linejoin:round}
.scene .path.given{stroke:var(--ink)}
.scene .path.deduced{stroke:var(--blue);stroke-dasharray:26 14}
.scene .path.faint{stroke:var(--faded);stroke-width:6}
.scene .glyph{--tone:var(--ink);--rim:var(--ink)}
.scene .glyph.gold{--tone:var(--gold)}
.scene .glyph.earth{--tone:var(--earth)}
.scene .glyph.faint{--tone:var(--faded);--rim:var(--faded)}
.scene .glyph.deduced:not(.rimmed){--tone:var(--blue)}
.scene .glyph.deduced{--rim:var(--blue)}
.scene .glyph.on-placed{--tone:var(--board);--rim:var(--board)}
.scene .glyph.on-given{--tone:var(--solid-ink);--rim:var(--solid-ink)}
.scene .glyph.solid{fill:var(--tone)}
.scene .glyph.stroke{fill:none;stroke:var(--tone);stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round}
.scene .glyph.rimmed{fill:var(--tone);stroke:var(--rim);stroke-width:2}
.scene .glyph.rimmed.deduced{stroke-width:4;stroke-dasharray:5 4}
.scene .glyph.rimmed.on-path{fill:var(--board)}
.scene .glyph.rays{fill:none;stroke:var(--rim);stroke-width:2;stroke-linecap:round}
.scene .glyph.half{stroke-width:5}
.scene .glyph.half.solid{stroke:var(--tone)}
.scene .halo{fill:none;stroke:var(--board);stroke-width:7;stroke-linejoin:round;stroke-linecap:round}
.scene .ring{fill:none;stroke-width:3;stroke-linejoin:round;stroke-linecap:round}
.scene .ring.because{stroke:var(--plum);stroke-dasharray:7 5}
.scene .ring.wrong{stroke:var(--red)}
.scene .ring.deduced{stroke:var(--blue);stroke-width:2.5;stroke-dasharray:1 5}
.scene .patch{fill:var(--board)}
.scene text{fill:var(--ink);font-size:20px;text-anchor:middle}
.scene .clue{font-size:17px}
.scene .text.given{font-weight:600}
.scene .text.placed{fill:var(--paint)}
.scene .text.deduced{fill:var(--blue);text-decoration:underline}
.scene .text.faint{fill:var(--faded)}
.scene .text.over{paint-order:stroke;stroke:var(--board);stroke-width:5px;stroke-linejoin:round}
.scene .text.on-given{fill:var(--solid-ink)}
.scene .text.on-placed{fill:var(--board)}
.scene .text.between{font-size:16px}
.scene .text.small{font-size:12px}
.scene .candidate{fill:var(--faded)}
.scene .candidate.struck{fill:var(--blue);text-decoration:line-through}
`;
