import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

/** By room of `src`: the rooms that it imports from. */
export function importsOfRooms(root: string): Map<string, Set<string>> {
  const rooms = readdirSync(join(root, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const found = new Map(rooms.map((room) => [room, new Set<string>()]));
  for (const room of rooms) {
    for (const file of readdirSync(join(root, 'src', room), { recursive: true, encoding: 'utf8' })) {
      if (!/\.tsx?$/.test(file) || /\.(test|cases)\.ts$/.test(file)) continue;
      const text = readFileSync(join(root, 'src', room, file), 'utf8');
      for (const [, path] of text.matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) {
        const other = posix
          .normalize(posix.join(room, posix.dirname(file.replaceAll('\\', '/')), path!))
          .split('/')[0]!;
        if (other !== room && found.has(other)) found.get(room)!.add(other);
      }
    }
  }
  return found;
}

/** The rooms as a Mermaid diagram: an arrow for each import that does not follow from others. */
export function roomsDiagram(root: string): string {
  const imports = importsOfRooms(root);
  const reached = new Map<string, Set<string>>();
  const reach = (room: string): Set<string> => {
    const known = reached.get(room);
    if (known) return known;
    const all = new Set<string>();
    reached.set(room, all);
    for (const other of imports.get(room) ?? []) {
      all.add(other);
      for (const further of reach(other)) all.add(further);
    }
    return all;
  };
  const arrows = [...imports].flatMap(([room, others]) =>
    [...others]
      .filter((other) => ![...others].some((between) => between !== other && reach(between).has(other)))
      .sort()
      .map((other) => `  ${room} --> ${other}`),
  );
  return ['```mermaid', 'graph TD', ...arrows, '```'].join('\n');
}

const [BEGIN, END] = ['<!-- rooms: npm run docs:rooms -->', '<!-- end of rooms -->'];

/** A page with the diagram in its place. */
export function withRooms(page: string, root: string): string {
  const [from, to] = [page.indexOf(BEGIN), page.indexOf(END)];
  if (from < 0 || to < from) throw new Error(`expected ${BEGIN} and ${END} in the page, got neither or one`);
  return `${page.slice(0, from + BEGIN.length)}\n${roomsDiagram(root)}\n${page.slice(to)}`;
}
