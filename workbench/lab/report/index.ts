/**
 * What is made of results for people: tables, CSV, plots, the report and the page for the docs. Everything shown comes
 * from the file of results; nothing here measures. Start with `print-results.ts`.
 */
export { printResults } from './print-results.ts';
