// Draws the rooms of `src` and their imports into docs/tour.md.

import { readFileSync, writeFileSync } from 'node:fs';
import { withRooms } from '../../scripts/rooms.ts';

const TOUR = 'docs/tour.md';
writeFileSync(TOUR, withRooms(readFileSync(TOUR, 'utf8'), '.'));
