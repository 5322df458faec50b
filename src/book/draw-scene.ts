import type { Scene } from '../board/index.ts';
import { clueDepths, type DrawnShape, drawShapes } from '../render/index.ts';
import type { BookDocument } from './book-document.ts';
import type { Area } from './paper.ts';
import { INK, type PathLook, pathLook, textLook } from './print-look.ts';
import { WORDS } from './words.ts';

/** The side of a cell in the units of the shapes. */
const SIDE = 40;
/** The size of a scene in units of its cells' sides, its clues included. */
export function extent(scene: Scene): Pick<Area, 'left' | 'top' | 'width' | 'height'> {
  const { left, above, right, below } = clueDepths(scene);
  return {
    left: left / SIDE,
    top: above / SIDE,
    width: (left + right) / SIDE + scene.columns,
    height: (above + below) / SIDE + scene.rows,
  };
}

/** The side of a cell, in points, if a scene is drawn into an area; no larger than `largest`. */
export function cellSide(scene: Scene, area: Pick<Area, 'width' | 'height'>, largest: number): number {
  const { width, height } = extent(scene);
  return Math.min(largest, area.width / width, area.height / height);
}

/**
 * Draws a scene in vectors, in the middle of an area or at its top; gives the area that it takes. This is the reader of
 * scenes for paper: it prints the shapes of `render` in shades of grey, so that nothing depends on colour.
 */
export function drawScene(
  book: BookDocument,
  scene: Scene,
  area: Area,
  largest: number,
  stands: 'middle' | 'top' = 'middle',
): Area {
  return book.figure(WORDS[book.form.language].picture(scene.rows, scene.columns), () =>
    drawn(book, scene, area, largest, stands),
  );
}

function drawn(
  book: BookDocument,
  scene: Scene,
  area: Area,
  largest: number,
  stands: 'middle' | 'top',
): Area {
  const side = cellSide(scene, area, largest);
  const { left, top, width, height } = extent(scene);
  const taken = {
    left: area.left + (area.width - width * side) / 2,
    top: area.top + (stands === 'top' ? 0 : (area.height - height * side) / 2),
    width: width * side,
    height: height * side,
  };
  const scale = side / SIDE;
  const { grid, clues } = drawShapes(scene);
  const { pdf } = book;
  pdf.save();
  pdf.translate(taken.left + left * side, taken.top + top * side).scale(scale);
  pdf.lineCap('round').lineJoin('round');
  const size = [scene.columns * SIDE, scene.rows * SIDE] as const;
  pdf.rect(0, 0, ...size).fill('#ffffff');
  for (const shape of grid) drawShape(book, shape, scale, size);
  if (!scene.dotted) {
    pdf
      .lineWidth(Math.max(3.5, 0.9 / scale))
      .rect(0, 0, ...size)
      .stroke(INK);
  }
  for (const shape of clues) drawShape(book, shape, scale, size);
  pdf.restore();
  return taken;
}

type Size = readonly [width: number, height: number];

function drawShape(book: BookDocument, shape: DrawnShape, scale: number, size: Size): void {
  if ('text' in shape) {
    drawText(book, shape);
    return;
  }
  const { pdf } = book;
  const look = pathLook(shape.look);
  if (!shape.half) {
    drawPath(pdf, shape.path, look, scale, size);
    return;
  }
  pdf.save();
  pdf.scale(0.5);
  drawPath(pdf, shape.path, look, scale / 2, size);
  pdf.restore();
}

function drawPath(pdf: PDFKit.PDFDocument, path: string, look: PathLook, scale: number, size: Size): void {
  const { fill, hatch, stroke, width = 1, thinnest = 0, dash } = look;
  if (hatch !== undefined) {
    drawHatch(pdf, path, hatch, size);
    return;
  }
  pdf.path(path);
  if (stroke === undefined) {
    pdf.fill(fill ?? INK);
    return;
  }
  pdf.lineWidth(Math.max(width, thinnest / scale));
  if (dash) pdf.dash(dash[0], { space: dash[1] });
  else pdf.undash();
  if (fill === undefined) pdf.stroke(stroke);
  else pdf.fillAndStroke(fill, stroke);
  if (dash) pdf.undash();
}

/** Slanting lines over the whole board, of which only those inside the path are seen. */
function drawHatch(pdf: PDFKit.PDFDocument, path: string, shade: string, [width, height]: Size): void {
  pdf.save();
  pdf.path(path).clip();
  let lines = '';
  for (let x = -height; x < width; x += 8) lines += `M${x} ${height}l${height}-${height}`;
  pdf.path(lines).lineWidth(3.2).stroke(shade);
  pdf.restore();
}

function drawText(book: BookDocument, shape: Extract<DrawnShape, { readonly text: string }>): void {
  const { pdf } = book;
  const look = textLook(shape.look, shape.size);
  const font = look.bold ? 'bold' : 'label';
  const { size } = look;
  const width = book.widthOf(shape.text, font) * size;
  const x = shape.x - width / 2;
  if (look.over) {
    pdf.circle(shape.x, shape.y - size * 0.34, size * 0.52).fill('#ffffff');
  }
  book.write(shape.text, x, shape.y, { font, size, fill: look.fill });
  const line = (y: number): void => {
    pdf
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(1.6)
      .stroke(look.fill);
  };
  if (look.underline) line(shape.y + 3.4);
  if (look.strike) line(shape.y - size * 0.25);
}
