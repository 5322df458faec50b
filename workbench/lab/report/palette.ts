/** Colours by role, readable on both grounds: limestone by day, basalt by night. */
const LIGHT = {
  ground: '#fbf9f5',
  panel: '#ffffff',
  ink: '#22211f',
  faint: '#6b675f',
  line: '#dcd6ca',
  printed: '#8a857b',
  accent: '#1d6a86',
  series: ['#1d6a86', '#bf5314', '#6b4aa0', '#3a7d34', '#a3284f', '#8a6d0b', '#4a5c6a'],
};
const DARK: typeof LIGHT = {
  ground: '#161719',
  panel: '#1e2022',
  ink: '#ece8df',
  faint: '#a5a096',
  line: '#3a3c3f',
  printed: '#9c978d',
  accent: '#6cb8d4',
  series: ['#6cb8d4', '#f09a5f', '#b59be6', '#86c97f', '#ee86a7', '#dcbd5b', '#a9bac8'],
};

export const SERIES_COLOURS = LIGHT.series.length;

const variables = ({ series, ...roles }: typeof LIGHT): string =>
  [
    ...Object.entries(roles).map(([role, colour]) => `--lab-${role}:${colour}`),
    ...series.map((colour, at) => `--lab-series-${at}:${colour}`),
  ].join(';');

/** The roles as custom properties of an element, in the theme that the reader's system asks for. */
export const paletteCss = (selector: string): string =>
  `${selector}{color-scheme:light dark;${variables(LIGHT)}}@media (prefers-color-scheme:dark){${selector}{${variables(DARK)}}}`;
