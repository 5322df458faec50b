import { lightsInAsp } from './encodings/lights.ts';
import { paintInAsp } from './encodings/paint.ts';
import { roadInAsp } from './encodings/road.ts';
import {
  borders,
  type Instance,
  type LightInstance,
  type PaintInstance,
  type RoadInstance,
  weights,
} from './instance.ts';
import { squares, touching } from './road-graph.ts';

const facts = (name: string, tuples: Iterable<readonly number[]>): string[] =>
  [...tuples].map(
    (tuple) => `${name}(${tuple.map((value) => (value < 0 ? `(${value})` : value)).join(',')}).`,
  );

const clueFacts = ({ clues }: LightInstance | RoadInstance): string[] => [
  ...facts(
    'clue',
    clues.map(({ count }, at) => [at, count]),
  ),
  ...facts(
    'near',
    clues.flatMap(({ near }, at) => near.map((cell) => [at, cell])),
  ),
];

function lightFacts(instance: LightInstance): string[] {
  const linesOf = new Map<number, number[]>();
  for (const [at, line] of instance.lines.entries()) {
    for (const cell of line) linesOf.set(cell, [...(linesOf.get(cell) ?? []), at]);
  }
  return [
    ...facts(
      'white',
      instance.whites.map((cell) => [cell]),
    ),
    ...facts(
      'line',
      instance.lines.map((_, at) => [at]),
    ),
    ...facts(
      'in',
      instance.lines.flatMap((line, at) => line.map((cell) => [cell, at])),
    ),
    ...facts('crossing', linesOf.values()),
    ...clueFacts(instance),
  ];
}

function paintFacts({ regions, lines }: PaintInstance): string[] {
  return [
    ...facts(
      'region',
      regions.map((_, at) => [at]),
    ),
    ...lines.flatMap((line, at) => [
      ...(line.painted === undefined
        ? []
        : [
            ...facts('painted', [[at, line.painted]]),
            ...facts(
              'part',
              [...weights(line.regions)].map(([region, width]) => [at, region, width]),
            ),
          ]),
      ...(line.blocks === undefined
        ? []
        : [
            ...facts('blocks', [[at, line.blocks]]),
            ...facts('entry', [[at, line.regions[0]!]]),
            ...facts(
              'border',
              borders(line.regions)
                .slice(1)
                .map(([before, here], place) => [at, place + 1, before, here]),
            ),
          ]),
    ]),
  ];
}

function roadFacts(instance: RoadInstance): string[] {
  return [
    ...facts(
      'free',
      instance.free.map((cell) => [cell]),
    ),
    ...facts(
      'after',
      instance.free.slice(1).map((cell, at) => [instance.free[at]!, cell]),
    ),
    ...facts('side', touching(instance)),
    ...facts('square', squares(instance)),
    ...clueFacts(instance),
  ];
}

const text = (program: string, lines: readonly string[]): string => [...lines, program].join('\n');

/** The board as a logic program for gringo and clasp; `on(D)` tells that decision D is made. */
export function aspProgram(instance: Instance): string {
  switch (instance.kind) {
    case 'lights':
      return text(lightsInAsp, lightFacts(instance));
    case 'paint':
      // An empty definition keeps gringo quiet about atoms that no board of this kind defines.
      return text(paintInAsp, [
        '#defined blocks/2. #defined border/4. #defined entry/2.',
        ...paintFacts(instance),
      ]);
    case 'road':
      return text(roadInAsp, roadFacts(instance));
  }
}
