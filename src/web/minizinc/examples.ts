import { signal } from '@preact/signals';

/** Something to begin with. */
export interface Example {
  readonly name: string;
  readonly language: 'minizinc' | 'flatzinc';
  readonly model: string;
  readonly data: string;
}

/** The models in `examples/minizinc`; none until they have come. */
export const examples = signal<readonly Example[]>([]);

/** Brings the examples, which the build puts into one file; without them the bench begins empty. */
export async function loadExamples(): Promise<void> {
  if (examples.peek().length > 0) return;
  try {
    const answer = await fetch('./model-examples.json');
    examples.value = readExamples((await answer.json()) as Readonly<Record<string, string>>);
  } catch {
    // The next visit asks again.
  }
}

/** A model by the name of its file, with the data of the same name. */
const readExamples = (files: Readonly<Record<string, string>>): Example[] =>
  Object.entries(files).flatMap(([file, model]): Example[] => {
    const [, name = '', ending] = /^(.*)\.([mf]zn)$/.exec(file) ?? [];
    if (ending === undefined) return [];
    const language = ending === 'mzn' ? 'minizinc' : 'flatzinc';
    return [{ name, language, model, data: files[`${name}.dzn`] ?? '' }];
  });
