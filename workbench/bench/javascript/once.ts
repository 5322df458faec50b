import type { Model } from './model.ts';
import type { Way } from './ways.ts';

/** What one process found and what it cost, in milliseconds of processor time of all its threads. */
export type Once =
  | { readonly kind: 'not-written' }
  | {
      readonly kind: 'answered';
      readonly answer: string;
      /** From the start of the process to the first answer. */
      readonly first: number;
      /** The median of further answers; absent if the package failed when it was asked again. */
      readonly warm?: number;
    };

/** Further answers are asked for while these many milliseconds last. */
const WARM = 2_000;

const processorTime = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** Answers a model in this process, first cold and then again and again. */
export async function once(way: Way, model: Model, packages: string): Promise<Once> {
  const answering = await way.load(packages);
  const answer = await answering(model);
  if (answer === undefined) return { kind: 'not-written' };
  const first = processorTime();
  const times: number[] = [];
  const end = performance.now() + WARM;
  do {
    const before = processorTime();
    const again = await answering(model).catch(() => undefined);
    times.push(processorTime() - before);
    if (again === undefined) return { kind: 'answered', answer, first };
    if (again !== answer) throw new Error(`expected ${answer} again, got ${again}`);
  } while (performance.now() < end);
  times.sort((a, b) => a - b);
  return { kind: 'answered', answer, first, warm: times[times.length >> 1]! };
}
