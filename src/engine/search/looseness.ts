import type { WalkedRows } from './walked-rows.ts';

/** Passes over the rows in which the chances come near to what the rows ask for. */
const PASSES = 12;
/** How far one pass moves the log-odds of a variable at most. */
const LARGEST_STEP = 2;
const LEAST_VARIANCE = 1 / 12;

/**
 * About how many solutions there are, as bits: what is left of the choice of all variables once every row has taken its
 * part. Each variable gets the chance of being 1 with which the rows hold on the mean and which is least decided; then a
 * row takes the bits that it would take if its sum were normal and the rows independent. Far below 0: at most a
 * solution that was planted. Far above: solutions are frequent enough for a walk to meet one.
 */
export function looseness(rows: WalkedRows): number {
  const { starts, variables, weights, least, most } = rows;
  const variableCount = variables.reduce((count, v) => Math.max(count, v + 1), 0);
  const odds = new Float64Array(variableCount);
  const chance = new Float64Array(variableCount).fill(0.5);
  let mean = 0;
  let variance = 0;
  const measure = (row: number): void => {
    mean = 0;
    variance = 0;
    for (let i = starts[row]; i < starts[row + 1]; i++) {
      const p = chance[variables[i]];
      mean += weights[i] * p;
      variance += weights[i] * weights[i] * p * (1 - p);
    }
  };
  for (let pass = 0; pass < PASSES; pass++) {
    for (let row = 0; row < rows.count; row++) {
      measure(row);
      const lacks = Math.min(Math.max(mean, least[row]), most[row]) - mean;
      if (lacks === 0) continue;
      const step = lacks / Math.max(variance, LEAST_VARIANCE);
      for (let i = starts[row]; i < starts[row + 1]; i++) {
        const v = variables[i];
        const by = Math.max(-LARGEST_STEP, Math.min(LARGEST_STEP, step * weights[i]));
        odds[v] += by;
        chance[v] = 1 / (1 + Math.exp(-odds[v]));
      }
    }
  }
  let bits = 0;
  const isOpen = new Uint8Array(variableCount);
  for (const v of variables) isOpen[v] = 1;
  for (let v = 0; v < variableCount; v++) if (isOpen[v] === 1) bits += entropy(chance[v]);
  for (let row = 0; row < rows.count; row++) {
    if (!rows.isPosted[row]) continue;
    measure(row);
    const deviation = Math.sqrt(Math.max(variance, LEAST_VARIANCE));
    const above = normal((most[row] + 0.5 - mean) / deviation);
    const below = normal((least[row] - 0.5 - mean) / deviation);
    bits += Math.log2(Math.max(above - below, 1e-9));
  }
  return bits;
}

const entropy = (p: number): number =>
  p <= 0 || p >= 1 ? 0 : -(p * Math.log2(p) + (1 - p) * Math.log2(1 - p));

/** The chance that a standard normal variable is below x: the logistic approximation of Bowling et al. (2009). */
const normal = (x: number): number => 1 / (1 + Math.exp(-0.07056 * x ** 3 - 1.5976 * x));
