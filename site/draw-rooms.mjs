// The picture of the rooms in docs/tour.md, whose text is Mermaid, as SVG: no page has to load a program for one drawing.
const WIDTH = 104;
const HEIGHT = 34;
const GAP = { x: 22, y: 46 };

/** Draws the arrows of a graph: each room below all that import it. */
export function drawRooms(text) {
  const arrows = [...text.matchAll(/(\w+) --> (\w+)/g)].map(([, from, to]) => [from, to]);
  if (arrows.length === 0) throw new Error('expected arrows in the picture of the rooms, got none');
  const rooms = [...new Set(arrows.flat())];
  const depth = new Map(rooms.map((room) => [room, 0]));
  // As many rounds as rooms: no path is longer.
  for (const _ of rooms)
    for (const [from, to] of arrows) depth.set(to, Math.max(depth.get(to), depth.get(from) + 1));
  if (Math.max(...depth.values()) >= rooms.length) throw new Error('the rooms import each other in a circle');
  // A room that nothing imports stands right above what it imports.
  for (const room of rooms)
    if (!arrows.some(([, to]) => to === room))
      depth.set(
        room,
        Math.min(...arrows.filter(([from]) => from === room).map(([, to]) => depth.get(to))) - 1,
      );
  const rows = Array.from({ length: Math.max(...depth.values()) + 1 }, (_, row) =>
    rooms.filter((room) => depth.get(room) === row),
  );
  const width = Math.max(...rows.map((row) => row.length)) * (WIDTH + GAP.x);
  const at = new Map();
  const set = (row, y) => {
    for (const [x, room] of row.entries())
      at.set(room, { x: (width * (x + 0.5)) / row.length, y: y * (HEIGHT + GAP.y) + HEIGHT });
  };
  // Each row in the order of what it is imported by.
  for (const [y, row] of rows.entries()) {
    const middle = (room) => {
      const above = arrows.flatMap(([from, to]) => (to === room && at.has(from) ? [at.get(from).x] : []));
      return above.length === 0 ? width / 2 : above.reduce((sum, x) => sum + x, 0) / above.length;
    };
    set(
      [...row].sort((a, b) => middle(a) - middle(b)),
      y,
    );
  }
  const lines = arrows.map(([from, to]) => {
    const a = at.get(from);
    const b = at.get(to);
    const [start, end] = [a.y + HEIGHT / 2, b.y - HEIGHT / 2 - 5];
    const bend = (end - start) / 2;
    return `<path d="M${a.x} ${start}C${a.x} ${start + bend} ${b.x} ${end - bend} ${b.x} ${end}" marker-end="url(#rooms-arrow)"/>`;
  });
  const boxes = rooms.map((room) => {
    const { x, y } = at.get(room);
    return `<rect x="${x - WIDTH / 2}" y="${y - HEIGHT / 2}" width="${WIDTH}" height="${HEIGHT}" rx="6"/><text x="${x}" y="${y + 5}">${room}</text>`;
  });
  const head =
    '<defs><marker id="rooms-arrow" viewBox="0 0 8 8" refX="6" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>';
  const said = `The rooms and their imports: ${arrows.map(([from, to]) => `${from} imports ${to}`).join(', ')}`;
  return `<svg class="rooms" role="img" aria-label="${said}" viewBox="0 0 ${width} ${rows.length * (HEIGHT + GAP.y)}">${head}<g class="arrows">${lines.join('')}</g>${boxes.join('')}</svg>`;
}
