/** A part of a program that cannot be built; caught by the builder, which tells it as a problem. */
export class Refusal extends Error {
  readonly at: number;

  constructor(at: number, problem: string) {
    super(problem);
    this.at = at;
  }
}
