/** A board as it is kept in the source: its name, why it is here, and the text that its puzzle reads. */
export interface BoardText {
  readonly name: string;
  readonly reason: string;
  readonly text: string;
}
