/** Random programs with integers of too many values for an atom each, judged by going through the values of the others. */
import { expect, test } from 'vitest';
import { Random, seed } from '../../../test/random.ts';
import { rounds } from '../../../test/rounds.ts';
import { readFlatZinc } from '../../flatzinc/index.ts';
import { textsOf } from '../refutation/index.ts';
import { encodeProgram, proveModel, verifyModel } from './index.ts';

const INTS = 3;
const MOST = 3;

/** A constraint that says what z is, by x, the wide integers s and t, and h, half of s rounded down; or forbids it. */
interface Kind {
  readonly text: string;
  z(x: readonly number[], s: number, t: number, h: number): number | undefined;
}

const kinds: Readonly<Record<string, (r: Random) => Kind>> = {
  product: () => ({ text: 'int_times(x0,s,z)', z: (x, s) => x[0]! * s }),
  quotient: (r) => {
    const by = 2 + r.below(400);
    return { text: `int_div(s,${by},z)`, z: (_, s) => Math.trunc(s / by) };
  },
  'absolute value': () => ({ text: 'int_abs(s,z)', z: (_, s) => Math.abs(s) }),
  larger: () => ({ text: 'int_max(s,t,z)', z: (_, s, t) => Math.max(s, t) }),
  least: () => ({ text: 'array_int_minimum(z,[s,h,t])', z: (_, s, t, h) => Math.min(s, h, t) }),
  element: () => ({
    text: 'array_var_int_element(x0,[s,7,t],z)',
    z: (x, s, t) => [undefined, s, 7, t][x[0]!],
  }),
  'known element': (r) => {
    const array = Array.from({ length: 3 }, () => r.below(100_000) - 50_000);
    return { text: `array_int_element(x1,[${array}],z)`, z: (x) => array[x[1]! - 1] };
  },
  table: (r) => {
    const costs = Array.from({ length: 3 }, () => r.below(100_000) - 50_000);
    return { text: `calcada_table([x2,z],[${costs.map((v, i) => [i, v])}])`, z: (x) => costs[x[2]!] };
  },
  reified: (r) => {
    const bound = r.below(8000) - 4000;
    return {
      text: `int_lin_le_reif([1,-1],[s,t],${bound},b); constraint int_lin_le_reif([1],[z],-5,b); constraint int_lin_ne([1],[z],0); constraint set_in(z,-5..5); constraint int_abs(z,5)`,
      z: (_, s, t) => (s - t <= bound ? -5 : 5),
    };
  },
  'in a set': (r) => {
    const [a, b] = [r.below(4000) - 2000, r.below(4000)];
    return {
      text: `set_in_reif(s,${a - 900}..${a},b); constraint set_in_reif(t,{${b},${b + 1},${b + 900}},c); constraint bool_clause([b,c],[]); constraint int_eq(z,t)`,
      z: (_, s, t) => ((s >= a - 900 && s <= a) || [b, b + 1, b + 900].includes(t) ? t : undefined),
    };
  },
  'not equal': () => ({
    text: 'int_ne(s,t); constraint int_lin_eq([1,1,-1],[s,t,z],0)',
    z: (_, s, t) => (s === t ? undefined : s + t),
  }),
};

test.each(Object.entries(kinds))(`%s of wide integers (seed ${seed})`, (_, kindOf) => {
  let [optima, none] = [0, 0];
  for (let round = 0; round < rounds(10) || (optima === 0 && round < 100); round++) {
    const r = new Random(seed + 37 * round);
    const kind = kindOf(r);
    const weights = Array.from({ length: 2 }, () =>
      Array.from({ length: INTS }, () => r.below(3) * r.pick([1, 7000, -5000])),
    );
    const limit = r.below(4000) - 1000;
    const minimizes = r.below(2) === 0;
    const range = r.pick(['-200000..200000', '-199999..199990']);
    const text = [
      ...Array.from({ length: INTS }, (_, i) => `var 0..${MOST}: x${i};`),
      `var ${range}: s; var ${range}: t; var ${range}: h; var -400000..400000: z; var bool: b; var bool: c;`,
      `constraint int_lin_eq([${weights[0]},-1],[x0,x1,x2,s],0);`,
      `constraint int_lin_eq([${weights[1]},-1],[x0,x1,x2,t],${limit});`,
      'constraint int_lin_le([2,-1],[h,s],0); constraint int_lin_le([1,-2],[s,h],1);',
      `constraint ${kind.text};`,
      `solve ${minimizes ? 'minimize' : 'maximize'} z;`,
    ].join('\n');
    const read = readFlatZinc(text);
    if (!read.ok) throw new Error(`${JSON.stringify(read.problems)}\n${text}`);
    const values: number[] = [];
    for (let code = 0; code < (MOST + 1) ** INTS; code++) {
      const x = Array.from({ length: INTS }, (_, i) => Math.floor(code / (MOST + 1) ** i) % (MOST + 1));
      const [s, t] = weights.map((own) => own.reduce((sum, weight, i) => sum + weight * x[i]!, 0)) as [
        number,
        number,
      ];
      const z = kind.z(x, s, t - limit, Math.floor(s / 2));
      if (z !== undefined) values.push(z);
    }
    const { program } = read;
    expect([...encodeProgram(program).leftOut], text).toEqual([]);
    const best = values.length === 0 ? undefined : minimizes ? Math.min(...values) : Math.max(...values);
    const proved = proveModel(program, { better: best }, () => false);
    if (!proved.ok) throw new Error(`${proved.problem}\n${text}`);
    const proof = new TextEncoder().encode(textsOf(proved).proof);
    expect(verifyModel(program, proof), text).toMatchObject({ ok: true, better: best });
    if (best === undefined) none++;
    else {
      optima++;
      const beyond = minimizes ? best + 1 : best - 1;
      expect(proveModel(program, { better: beyond }, () => false).ok, text).toBe(false);
    }
  }
  expect(optima).toBeGreaterThan(0);
  expect(optima + none).toBeGreaterThanOrEqual(rounds(10));
});
