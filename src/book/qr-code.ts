import { create } from 'qrcode';

/** A QR code as a path in units of its modules, quiet zone not included. */
export interface QrCode {
  readonly modules: number;
  readonly path: string;
}

/** The code of a text; undefined if the text is too long for any. */
export function qrCode(text: string): QrCode | undefined {
  let drawn: ReturnType<typeof create>;
  try {
    drawn = create(text, { errorCorrectionLevel: 'L' });
  } catch {
    return undefined;
  }
  const { size, data } = drawn.modules;
  let path = '';
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!data[row * size + column]) continue;
      const first = column;
      while (column + 1 < size && data[row * size + column + 1]) column++;
      path += `M${first} ${row}h${column + 1 - first}v1h${first - column - 1}z`;
    }
  }
  return { modules: size, path };
}
