import { fileURLToPath } from 'node:url';
import { UsageError } from './errors.ts';

const PACKAGE = '@resvg/resvg-js';
/** Pixels for each unit of a drawing: sharp on paper, too. */
const SCALE = 3;
const FONT = 'Source Sans 3';

/** A drawing as PNG, in the colours of the light theme. Needs a package that is not installed with this one. */
export async function pngOf(svg: string, entry: URL): Promise<Uint8Array> {
  const { Resvg } = await loaded();
  const fonts = ['400', '600'].map((weight) =>
    fileURLToPath(new URL(`../../share/fonts/source-sans-3-latin-${weight}-normal.ttf`, entry)),
  );
  return new Resvg(lightOf(svg), {
    fitTo: { mode: 'zoom', value: SCALE },
    font: { loadSystemFonts: false, fontFiles: fonts, defaultFontFamily: FONT },
  })
    .render()
    .asPng();
}

async function loaded(): Promise<typeof import('@resvg/resvg-js')> {
  try {
    return await import('@resvg/resvg-js');
  } catch {
    throw new UsageError(`PNG needs the package ${PACKAGE}: run "npm install ${PACKAGE}", or draw .svg`);
  }
}

/** The same drawing without what its renderer does not know: variables, conditions, and fonts of the system. */
export function lightOf(svg: string): string {
  const plain = svg.replace(/@media[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}\n?/g, '');
  const values = new Map<string, string>();
  for (const [, name = '', value = ''] of plain.matchAll(/(--[\w-]+):([^;}]*)/g)) {
    if (!values.has(name)) values.set(name, value);
  }
  // A variable may be set to another one.
  const resolved = (name: string, depth = 0): string =>
    (depth > 5 ? 'none' : (values.get(name) ?? 'none')).replace(VARIABLE, (_, other: string) =>
      resolved(other, depth + 1),
    );
  return plain
    .replace(VARIABLE, (_, name: string) => resolved(name))
    .replace(/font-family:[^;}]*/g, `font-family:'${FONT}'`);
}

const VARIABLE = /var\((--[\w-]+)\)/g;
