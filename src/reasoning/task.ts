import type { Outcome } from '../engine/index.ts';

/** A question to a solver that can be answered at once, or in slices that yield the thread. */
export interface Question {
  now(): Outcome;
  soon(): Promise<Outcome>;
}

/**
 * A piece of reasoning: yields questions, is given their outcomes, returns its result. Written once, it runs both
 * ways; its runner decides whether to wait between two questions.
 */
export type Task<T> = Generator<Question, T, Outcome>;

/** Runs a task to its end without a pause. */
export function finish<T>(task: Task<T>): T {
  let step = task.next();
  while (!step.done) step = task.next(step.value.now());
  return step.value;
}

/** Runs a task in slices, and lets others work between them. */
export async function finishAsync<T>(task: Task<T>): Promise<T> {
  let step = task.next();
  while (!step.done) {
    let answer: Outcome;
    try {
      answer = await step.value.soon();
    } catch (error) {
      // The task cleans up, and lets the error pass.
      step = task.throw(error);
      continue;
    }
    step = task.next(answer);
  }
  return step.value;
}
