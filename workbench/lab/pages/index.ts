/**
 * A page for each paper, for the readers of that paper: its puzzle, boards, choices, print-outs, tables and claims, with
 * ours beside them, in both languages. Everything with a figure comes from the file of results. The docs get Markdown,
 * the studio the same as data. Start with `paper-page.ts`.
 */
export { pageMarkdown } from './page-markdown.ts';
export { paperPages } from './paper-page.ts';
export { POINTS, pointsMarkdown } from './points.ts';
