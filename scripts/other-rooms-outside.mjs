import { dirname, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { publishedDoor } from './entry-points.mjs';

const src = fileURLToPath(new URL('../src', import.meta.url));

/** A plugin of the bundler that lets a room import the others as users do: none of them is there twice. */
export const otherRoomsOutside = (own) => ({
  name: 'other-rooms-outside',
  resolveId(source, importer) {
    if (!source.startsWith('.') || importer === undefined) return null;
    const room = publishedDoor(relative(src, resolve(dirname(importer), source)).replaceAll('\\', '/'));
    return room === undefined || room === own ? null : { id: `calcada/${room}`, external: true };
  },
});
