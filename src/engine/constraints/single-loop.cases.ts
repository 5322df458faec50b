import {
  type ConstraintCase,
  fixedBool,
  gridEdges,
  isGrid,
  plainBools,
  someBools,
  someEdges,
} from '../../../test/contract/constraint-case.ts';
import { singleLoop } from './single-loop.ts';

export const cases: readonly ConstraintCase[] = [
  {
    name: 'singleLoop',
    consistency: 'checking',
    make: (s, r) => {
      const size = r.below(8);
      return singleLoop(
        r.below(3) === 0 ? someBools(s, r, size) : plainBools(s, size),
        isGrid(r) ? gridEdges(size, 3) : someEdges(r, size),
      );
    },
  },
  {
    name: 'singleLoop on a grid',
    consistency: 'checking',
    make: (s, r) =>
      singleLoop(
        plainBools(s, 12),
        gridEdges(12, 4).filter(() => r.below(12) > 0),
      ),
  },
  {
    name: 'singleLoop on a large grid',
    consistency: 'checking',
    make: (s, r) => {
      // A ring along the border of 10x10, open in one corner and in places inside.
      const side = 10;
      const open = new Set(Array.from({ length: 4 }, () => r.below(side * side)));
      for (const v of [0, 1, 2, side, side + 1, side + 2, 2 * side]) open.add(v);
      const onRing = (v: number) =>
        v < side || v >= side * (side - 1) || v % side === 0 || v % side === side - 1;
      const cells = Array.from({ length: side * side }, (_, v) =>
        open.has(v) ? s.bool() : fixedBool(s, onRing(v)),
      );
      return singleLoop(cells, gridEdges(side * side, side));
    },
  },
  {
    name: 'singleLoop on rings that are joined',
    consistency: 'checking',
    make: (s, r) => {
      const edges: [number, number][] = [];
      let size = 0;
      for (let ring = 0; ring < 2 + r.below(2); ring++) {
        const length = 3 + r.below(2);
        const start = size;
        for (let k = 0; k < length; k++) edges.push([start + k, start + ((k + 1) % length)]);
        size += length;
        if (start > 0) edges.push([start + r.below(length), r.below(start)]);
      }
      return singleLoop(plainBools(s, size), edges);
    },
  },
  {
    name: 'singleLoop on rings around a vertex',
    consistency: 'checking',
    make: (s, r) => {
      // Each goes through vertex 0, or hangs on it by an edge.
      const edges: [number, number][] = [];
      let size = 1;
      for (let ring = 0; ring < 3; ring++) {
        const length = 3;
        const vertices = Array.from({ length }, (_, k) => size + k);
        size += length;
        vertices.forEach((v, k) => void edges.push([v, vertices[(k + 1) % length]]));
        edges.push([0, vertices[0]]);
        if (r.below(3) === 0) edges.push([0, vertices[1]]);
      }
      return singleLoop(plainBools(s, size), edges);
    },
  },
];
