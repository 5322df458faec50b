/**
 * Browsing the boards of the collection that the page was served with. A visitor filters, plays, and chooses some to
 * print together. Loaded when it is first opened.
 */
export * from './browse-view.tsx';
