/** Answers that are remembered of all shapes together; then all of them are forgotten. */
const MOST = 100_000;

/** What a rule says: places in its scope, each twice, and one more where it is 1; undefined if it is broken. */
export type SaidOfPlaces = readonly number[] | undefined;

/** Answers about all rules of one shape, by how their atoms stand. */
export interface ShapeAnswers {
  readonly plainly: Map<number, SaidOfPlaces>;
  readonly closely: Map<number, SaidOfPlaces>;
  readonly refuted: Map<number, boolean | undefined>;
}

/** In an object and not in variables: bundlers leave out a variable that is only written. */
const kept = { byShape: new Map<string, ShapeAnswers>(), answers: 0 };

/**
 * What was found out about the rules of a shape, on this board or another. Rules that say the same of the places in
 * their scopes give the same answers, so that boards asked about one after the other hardly ask anything new.
 */
export function answersOfShape(shape: string): ShapeAnswers {
  let answers = kept.byShape.get(shape);
  if (!answers) {
    answers = { plainly: new Map(), closely: new Map(), refuted: new Map() };
    kept.byShape.set(shape, answers);
  }
  return answers;
}

/** What is remembered, or else what is found now. */
export function sharedAnswer<T>(among: Map<number, T>, key: number, find: () => T): T {
  const known = among.get(key);
  if (known !== undefined || among.has(key)) return known as T;
  const found = find();
  if (kept.answers++ === MOST) {
    kept.byShape.clear();
    kept.answers = 0;
  }
  among.set(key, found);
  return found;
}
