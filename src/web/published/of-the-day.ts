const DAY = 86_400_000;
/** A prime beyond any number of boards: steps of it visit every board before they come back to one. */
const STRIDE = 2_147_483_647;

/** Which of so many boards is the board of the day: the same for everyone, and none comes twice before all have come. */
export function boardOfTheDay(boards: number, now: Date): number {
  // The day as the visitor's own calendar has it.
  const day = Math.floor(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / DAY);
  const step = STRIDE % boards;
  return Number((BigInt(day) * BigInt(step === 0 ? 1 : step)) % BigInt(boards));
}
