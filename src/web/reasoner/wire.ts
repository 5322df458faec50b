import { asType } from '../as-type.ts';

type Given = readonly unknown[];

/** A question: its name, what it is given, and in which places a function was, which no thread can send to another. */
interface Question {
  readonly ask: number;
  readonly name: string;
  readonly given: Given;
  readonly functions: readonly number[];
}

/** A word to a function that came with a question, or what came of the question. */
type Reply =
  | { readonly to: number; readonly at: number; readonly given: Given }
  | { readonly to: number; readonly at?: never; readonly value?: unknown; readonly failed?: string };

/** A worker, the thread inside it, or an end of a channel. */
type Wire = Pick<Worker, 'postMessage' | 'addEventListener'>;

/** Answers, by these, the questions that come. What a function is told arrives before the answer does. */
export function answerOn(
  wire: Wire,
  answers: Readonly<Record<string, (...given: never[]) => unknown>>,
): void {
  const reply = (sent: Reply): void => wire.postMessage(sent);
  wire.addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    const { ask: to, name, given, functions } = data;
    const heard = given.map((each, at) =>
      functions.includes(at) ? (...more: Given) => reply({ to, at, given: more }) : each,
    );
    try {
      reply({ to, value: await answers[name]!(...asType<never[]>(heard)) });
    } catch (error) {
      reply({ to, failed: String(error) });
    }
  });
}

interface Asked {
  readonly given: Given;
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Asks the thread at the other end: the name of a question, and what it is given. */
export function askOn(wire: Wire): (name: string, given: Given) => Promise<unknown> {
  const waiting = new Map<number, Asked>();
  let last = 0;
  wire.addEventListener('message', ({ data }: MessageEvent<Reply>) => {
    const asked = waiting.get(data.to);
    if (!asked) return;
    if (data.at !== undefined) {
      asType<(...given: Given) => void>(asked.given[data.at])(...data.given);
      return;
    }
    waiting.delete(data.to);
    if (data.failed === undefined) asked.resolve(data.value);
    else asked.reject(new Error(data.failed));
  });
  return (name, given) =>
    new Promise((resolve, reject) => {
      waiting.set(++last, { given, resolve, reject });
      const functions = [...given.keys()].filter((at) => typeof given[at] === 'function');
      const sent = given.map((each, at) => (functions.includes(at) ? null : each));
      const question: Question = { ask: last, name, given: sent, functions };
      wire.postMessage(question);
    });
}
