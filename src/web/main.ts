/**
 * The studio: a page to play, set and share puzzles, alone and without a network. This file is what the page starts,
 * and what its workers start: what both need is loaded once (docs/decisions/0010). `views` shows,
 * `board` draws the grid, `state` remembers, `reasoner` asks the worker, `words` speaks, `gallery` brings boards and
 * `offline` keeps it all; what playing and setting mean is in `src/play`, where there is no page.
 */
import { spokenHere } from './words/spoken-here.ts';

if (typeof document === 'undefined') {
  const { serve } = await import('./reasoner/worker.ts');
  serve();
} else {
  // The words come beside the scripts, not after them: in the language of the browser, which is seldom another.
  void (spokenHere() === 'pt' ? import('./words/pt.ts') : import('./words/en.ts'));
  const { startPage } = await import('./page.ts');
  await startPage(new URL(import.meta.url));
}
