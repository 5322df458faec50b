/** The report in Portuguese. */
export const inPortuguese = (text: string): string => text;
