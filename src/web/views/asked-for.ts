/**
 * Views and sheets that playing does without. They are small and alike, so that they come in one part when the first
 * of them is asked for: together they are a third smaller, and the second one is there at once.
 */
export { BrowseView } from '../browse/index.ts';
export { DaysView } from './days-view.tsx';
export { EmbedView } from './embed-view.tsx';
export { HelpView } from './help-view.tsx';
export { LearnView } from './learn-view.tsx';
export { MakeSheet } from './make-sheet.tsx';
export { NewView } from './new-view.tsx';
export { openFile, openShared, openText } from './open-board.ts';
export { OpenSheet } from './open-sheet.tsx';
export { PrintView } from './print-view.tsx';
export { PuzzleBoards } from './puzzle-boards.tsx';
export { RulesSheet } from './rules-sheet.tsx';
export { SavedView } from './saved-view.tsx';
export { ShareSheet } from './share-sheet.tsx';
export { SolvedCard } from './solved-card.tsx';
export { StatisticsView } from './statistics-view.tsx';
