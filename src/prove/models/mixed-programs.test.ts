/**
 * Random FlatZinc programs with several constraints each, judged by going through all values: what is proved is true,
 * our checker accepts the proof, VeriPB does where it is on the PATH, and a broken proof never shows what is false.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { type Program, readFlatZinc } from '../../flatzinc/index.ts';
import { textsOf } from '../refutation/index.ts';
import { proveModel, verifyModel } from './index.ts';

const folder = mkdtempSync(join(tmpdir(), 'calcada-programs-'));
afterAll(() => rmSync(folder, { recursive: true }));

const VERIPB = 'veripb';
const hasVeriPb = spawnSync(VERIPB, ['--help']).error === undefined;
const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const never = () => false;

/** Integers and Booleans of a program, as one row of values. */
const INTS = 4;
const BOOLS = 3;
const MOST = 4;

interface Constraint {
  readonly text: string;
  holds(x: readonly number[], b: readonly number[]): boolean;
}

const list = (count: number, of: (i: number) => number): number[] =>
  Array.from({ length: count }, (_, i) => of(i));
const sumOf = (weights: readonly number[], values: readonly number[]): number =>
  weights.reduce((sum, weight, i) => sum + weight * values[i]!, 0);
const XS = `[${list(INTS, (i) => i).map((i) => `x${i}`)}]`;

const kinds: Readonly<Record<string, (r: Random) => Constraint>> = {
  linear: (r) => {
    const weights = list(INTS, () => r.below(7) - 3);
    const total = r.below(9) - 4;
    return {
      text: `int_lin_le([${weights}],${XS},${total})`,
      holds: (x) => sumOf(weights, x) <= total,
    };
  },
  reified: (r) => {
    const weights = list(INTS, () => r.below(5) - 2);
    const [total, at] = [r.below(7) - 3, r.below(BOOLS)];
    return {
      text: `int_lin_le_reif([${weights}],${XS},${total},b${at})`,
      holds: (x, b) => sumOf(weights, x) <= total === (b[at] === 1),
    };
  },
  clause: (r) => {
    const [yes, no] = [r.below(BOOLS), r.below(BOOLS)];
    return { text: `bool_clause([b${yes}],[b${no}])`, holds: (_, b) => b[yes] === 1 || b[no] === 0 };
  },
  different: () => ({
    text: `calcada_all_different(${XS})`,
    holds: (x) => new Set(x).size === x.length,
  }),
  'one circuit': (r) => {
    const first = r.below(2);
    return {
      text: `calcada_subcircuit(${XS},${first})`,
      holds: (x) => {
        const next = x.map((v) => v - first);
        if (new Set(next).size < INTS || next.some((v) => v < 0 || v >= INTS)) return false;
        const start = next.findIndex((v, i) => v !== i);
        let around = 0;
        for (let at = start; around === 0 || (start >= 0 && at !== start); around++) at = next[at] ?? 0;
        return start < 0 || around === next.filter((v, i) => v !== i).length;
      },
    };
  },
  element: (r) => {
    const array = list(4, () => r.below(MOST + 1));
    const [i, z] = [r.below(INTS), r.below(INTS)];
    return {
      text: `array_int_element(x${i},[${array}],x${z})`,
      holds: (x) => x[i]! >= 1 && array[x[i]! - 1] === x[z],
    };
  },
  table: (r) => {
    const rows = list(6 + r.below(20), () => 0).map(() => list(INTS, () => r.below(MOST + 1)));
    return {
      text: `calcada_table(${XS},[${rows.flat()}])`,
      holds: (x) => rows.some((row) => row.every((v, i) => v === x[i])),
    };
  },
  'in order': (r) => {
    const [strict, length] = [r.below(2) === 1, 1 + r.below(INTS - 1)];
    const compared = (x: readonly number[]): number => {
      const [one, other] = [x.slice(0, length), x.slice(length)];
      const at = one.findIndex((v, i) => v !== other[i]);
      return at < 0 ? one.length - other.length : one[at]! - (other[at] ?? -1);
    };
    const names = list(INTS, (i) => i).map((i) => `x${i}`);
    return {
      text: `calcada_lex_less${strict ? '' : 'eq'}([${names.slice(0, length)}],[${names.slice(length)}])`,
      holds: (x) => (strict ? compared(x) < 0 : compared(x) <= 0),
    };
  },
  rectangles: (r) => {
    const [widths, ignore] = [list(2, () => r.below(3)), r.below(2) === 1];
    // The heights are variables.
    return {
      text: `calcada_diffn([x0,x1],[1,2],[${widths}],[x2,x3],${ignore})`,
      holds: (x) =>
        (ignore && [...widths, x[2]!, x[3]!].includes(0)) ||
        x[0]! + widths[0]! <= x[1]! ||
        x[1]! + widths[1]! <= x[0]! ||
        1 + x[2]! <= 2 ||
        2 + x[3]! <= 1,
    };
  },
  'own durations': (r) => {
    const [demand, fixed] = [1 + r.below(2), 1 + r.below(2)];
    return {
      text: `calcada_cumulative([x0,x1,1],[x2,${fixed},2],[${demand},x3,1],3)`,
      holds: (x) =>
        list(3 * MOST, (time) =>
          sumOf(
            [demand, x[3]!, 1],
            [
              [x[0]!, x[2]!],
              [x[1]!, fixed],
              [1, 2],
            ].map(([start, duration]) => (start! <= time && time < start! + duration! ? 1 : 0)),
          ),
        ).every((used) => used <= 3),
    };
  },
  cumulative: (r) => {
    const durations = list(INTS, () => 1 + r.below(3));
    const demands = list(INTS, () => 1 + r.below(2));
    return {
      text: `calcada_cumulative(${XS},[${durations}],[${demands}],2)`,
      holds: (x) =>
        list(MOST + 4, (time) =>
          sumOf(
            demands,
            x.map((start, i) => (start <= time && time < start + durations[i]! ? 1 : 0)),
          ),
        ).every((used) => used <= 2),
    };
  },
};

interface Made {
  readonly text: string;
  readonly program: Program;
  readonly minimizes: boolean;
  /** The objectives of all solutions. */
  readonly objectives: readonly number[];
}

function randomProgram(r: Random): Made {
  const names = Object.keys(kinds);
  const constraints = list(2 + r.below(4), () => 0).map(() => kinds[r.pick(names)]!(r));
  const weights = list(INTS, () => r.below(7) - 3);
  const minimizes = r.below(3) > 0;
  const text = [
    ...list(INTS, (i) => i).map((i) => `var 0..${MOST}: x${i};`),
    ...list(BOOLS, (i) => i).map((i) => `var bool: b${i};`),
    'var -60..60: o;',
    ...constraints.map((constraint) => `constraint ${constraint.text};`),
    `constraint int_lin_eq([${weights},-1],[x0,x1,x2,x3,o],0);`,
    minimizes ? 'solve minimize o;' : 'solve satisfy;',
  ].join('\n');
  const read = readFlatZinc(text);
  if (!read.ok) throw new Error(`${JSON.stringify(read.problems)}\n${text}`);
  const objectives: number[] = [];
  for (let code = 0; code < (MOST + 1) ** INTS * 2 ** BOOLS; code++) {
    const b = list(BOOLS, (i) => (code >> i) & 1);
    const x = list(INTS, (i) => Math.floor((code >> BOOLS) / (MOST + 1) ** i) % (MOST + 1));
    if (constraints.every(({ holds }) => holds(x, b))) objectives.push(sumOf(weights, x));
  }
  return { text, program: read.program, minimizes, objectives };
}

/** Whether a proof may say this: no solution, or none better. */
const isTrue = ({ objectives, minimizes }: Made, better: number | undefined): boolean =>
  better === undefined ? objectives.length === 0 : minimizes && objectives.every((o) => o >= better);

/** A program and what there is to prove of it, if anything. */
function* claims(): Generator<{ made: Made; better: number | undefined }> {
  for (let round = 0; ; round++) {
    const made = randomProgram(new Random(seed + 6151 * round));
    if (made.objectives.length === 0) yield { made, better: undefined };
    else if (made.minimizes) yield { made, better: Math.min(...made.objectives) };
    else expect(proveModel(made.program, {}, never).ok, made.text).toBe(false);
  }
}

test(`proofs of programs are accepted${hasVeriPb ? ', by VeriPB too' : ' (no veripb on the PATH)'} (seed ${seed})`, () => {
  let [optima, none] = [0, 0];
  for (const { made, better } of claims()) {
    const proved = proveModel(made.program, { better }, never);
    if (!proved.ok) throw new Error(`${proved.problem}\n${made.text}`);
    const { proof } = textsOf(proved);
    expect(verifyModel(made.program, bytes(proof)), made.text).toMatchObject({ ok: true, better });
    // The third version has no such comments.
    expect(proof).not.toMatch(/^\*/m);
    if (better !== undefined)
      expect(proveModel(made.program, { better: better + 1 }, never).ok, made.text).toBe(false);
    if (hasVeriPb) {
      const old = proveModel(made.program, { better }, never, 1);
      const texts = old.ok ? textsOf(old) : { formula: '', proof: '' };
      writeFileSync(join(folder, 'm.opb'), texts.formula);
      writeFileSync(join(folder, 'm.pbp'), texts.proof);
      const { stdout } = spawnSync(VERIPB, ['m.opb', 'm.pbp'], { cwd: folder, encoding: 'utf8' });
      expect(stdout, made.text).toContain('Verification succeeded');
    }
    if (better === undefined) none++;
    else optima++;
    if (optima + none >= rounds(200)) break;
  }
  expect(Math.min(optima, none)).toBeGreaterThan(rounds(200) / 20);
}, 600_000);

/** Ways to break a proof; the first line says the version. */
const breaks: Readonly<Record<string, (lines: readonly string[], r: Random) => string[]>> = {
  'a line is dropped': (lines, r) => lines.toSpliced(1 + r.below(lines.length - 1), 1),
  'the end is cut off': (lines, r) => lines.slice(0, 1 + r.below(lines.length - 2)),
  'an atom is negated': (lines, r) =>
    change(lines, r, / 1 (~?)(?=[a-z])/, (_, sign) => (sign ? ' 1 ' : ' 1 ~')),
  'a coefficient is changed': (lines, r) => change(lines, r, / 1 (?=~?[a-z])/, () => ` -${1 + r.below(9)} `),
  'a bound is changed': (lines, r) => change(lines, r, />= 1/, () => `>= ${2 + r.below(3)}`),
  'an atom is left out': (lines, r) => change(lines, r, / 1 ~?[a-z]\w*/, () => ''),
  'a hint is changed': (lines, r) => change(lines, r, / : \d+/, () => ` : ${1 + r.below(99)}`),
  'the claim is changed': (lines, r) =>
    lines.map((line) =>
      line.replace(/better than (-?\d+)/, (_, n) => `better than ${Number(n) + 1 + r.below(5)}`),
    ),
  'the claim is dropped': (lines) => lines.filter((line) => !line.includes('better than')),
};

/** Changes one of the lines that match. */
function change(
  lines: readonly string[],
  r: Random,
  what: RegExp,
  to: (all: string, part: string) => string,
): string[] {
  const found = lines.flatMap((line, i) => (what.test(line) ? [i] : []));
  const at = found.length > 0 ? r.pick(found) : -1;
  return lines.map((line, i) => (i === at ? line.replace(what, to) : line));
}

test(`a broken proof never shows what is false (seed ${seed})`, () => {
  const r = new Random(seed);
  const proofs: { made: Made; text: string }[] = [];
  for (const { made, better } of claims()) {
    const proved = proveModel(made.program, { better }, never);
    if (proved.ok && proved.lemmas > 2) proofs.push({ made, text: textsOf(proved).proof });
    if (proofs.length >= 40) break;
  }
  const refused = new Map(Object.keys(breaks).map((name) => [name, 0]));
  let total = 0;
  while (total < rounds(5000)) {
    const { made, text } = r.pick(proofs);
    const name = r.pick([...refused.keys()]);
    const broken = breaks[name]!(text.trimEnd().split('\n'), r).join('\n');
    if (broken === text.trimEnd()) continue;
    const verdict = verifyModel(made.program, bytes(broken));
    if (verdict.ok) {
      expect(isTrue(made, verdict.better), `${name}\n${made.text}\n${broken}`).toBe(true);
      continue;
    }
    total++;
    refused.set(name, refused.get(name)! + 1);
  }
  for (const [name, count] of refused) expect(count, name).toBeGreaterThan(0);
}, 600_000);
