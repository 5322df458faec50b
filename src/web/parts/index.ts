/**
 * The small parts that views are made of: buttons, dialogs, icons, sentences with places, and the waves of the
 * pavement. They know words and looks, and nothing of puzzles or games.
 */
export * from './button.tsx';
export * from './choice.tsx';
export * from './dialog.tsx';
export * from './icon.tsx';
export * from './number-field.tsx';
export * from './on-demand.tsx';
export * from './problem-list.tsx';
export * from './sentence-view.tsx';
export * from './slider.tsx';
export * from './time-limit.tsx';
export * from './toast.tsx';
export * from './waves.tsx';
