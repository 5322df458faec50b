/** Seconds as a clock shows them: 3:05, 1:00:09. */
export function clock(seconds: number): string {
  const rest = `${seconds % 60}`.padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${rest}`
    : `${Math.floor(minutes / 60)}:${`${minutes % 60}`.padStart(2, '0')}:${rest}`;
}
