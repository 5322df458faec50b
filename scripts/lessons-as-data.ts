import { existsSync, readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

const FOLDER = 'src/puzzles';
const lessonFile = (puzzle: string): string => resolve(FOLDER, puzzle, 'lesson.ts');
const puzzleOf = (id: string): string | undefined => /\/src\/puzzles\/([^/]+)\/index\.ts$/.exec(id)?.[1];

/**
 * Lessons are data: the page fetches that of a puzzle when it is asked for, instead of loading all of them as one
 * script. The sources know nothing of this: a puzzle imports its lesson, and other programs are built without this
 * plugin.
 */
export const lessonsAsData = (): Plugin => ({
  name: 'lessons-as-data',
  apply: 'build',
  enforce: 'pre',
  async buildStart() {
    for (const puzzle of readdirSync(FOLDER)) {
      if (!existsSync(lessonFile(puzzle))) continue;
      const { module } = await runnerImport<{ lesson: unknown }>(lessonFile(puzzle));
      const source = JSON.stringify(module.lesson);
      this.emitFile({ type: 'asset', fileName: `lessons/${puzzle}.json`, source });
    }
  },
  transform(code, id) {
    const puzzle = puzzleOf(id);
    if (puzzle === undefined || !existsSync(lessonFile(puzzle))) return null;
    const fetched = code.replace(
      `(await import('./lesson.ts')).lesson`,
      `(await fetch('./lessons/${puzzle}.json')).json()`,
    );
    if (fetched === code)
      throw new Error(`expected ${id} to import its lesson when asked, got no such import`);
    return fetched;
  },
});
