/** The ways to draw; `papers`: as the paper on the puzzle prints its boards. By itself: every command's help names them. */
export const STYLES = ['ascii', 'unicode', 'svg', 'papers'] as const;
export type Style = (typeof STYLES)[number];
