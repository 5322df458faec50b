/** The ways to draw. */
export const STYLES = ['ascii', 'unicode', 'svg'] as const;
export type Style = (typeof STYLES)[number];
