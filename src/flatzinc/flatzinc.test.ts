import { describe, expect, it } from 'vitest';
import { Random, seed } from '../../test/random.ts';
import { compile, readFlatZinc, solve } from './index.ts';

/** All that the reader and the compiler have to say against a text. */
function problemsOf(text: string): string[] {
  const read = readFlatZinc(text);
  if (!read.ok) return read.problems.map(({ line, column, problem }) => `${line}:${column} ${problem}`);
  const result = compile(read.program);
  if (result.status !== 'refused') return [];
  return result.problems.map(({ line, column, problem }) => `${line}:${column} ${problem}`);
}

async function answer(text: string, options: { limit?: number; free?: boolean } = {}) {
  const read = readFlatZinc(text);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const result = compile(read.program);
  if (result.status !== 'compiled') throw new Error(JSON.stringify(result));
  const solutions: string[] = [];
  const ending = await solve(result.compiled, {
    ...options,
    onSolution: (solution) => solutions.push(solution),
  });
  return { solutions, ending };
}

describe('reading', () => {
  it('tells all problems with line and column', () => {
    const text = 'var 1..3: x;\nvar 1..: y;\nconstraint int_le(x, ;\nvar 1..3: x;\nsolve satisfy;\n';
    expect(problemsOf(text)).toEqual([
      '2:8 expected the end of a range, got ":"',
      '3:22 expected a value, got ";"',
      '4:11 expected a new name, got "x" again',
    ]);
    expect(problemsOf('var bool: b;')).toEqual(['1:13 expected a solve item, got none']);
    expect(problemsOf('solve satisfy; solve satisfy;')).toEqual([
      '1:16 expected one solve item, got a second one',
    ]);
  });

  it('refuses floats by name, and says what is not known', () => {
    const text = [
      'var 0.0..1.5: f;',
      'var 1..3: x;',
      'constraint float_le(f, 1.0);',
      'constraint int_le(x);',
      'constraint int_le(x, y);',
      'constraint magic(x);',
      'constraint bool_not(x, true);',
      'solve satisfy;',
    ].join('\n');
    expect(problemsOf(text)).toEqual([
      '1:1 floats are not supported: expected integers, Booleans or sets of integers',
      '3:1 floats are not supported: expected a constraint over integers, Booleans or sets, got "float_le"',
      '4:1 expected 2 arguments for "int_le", got 1',
      '5:22 expected a declared name, got "y"',
      '6:1 expected a constraint that is known, got "magic"',
      '7:21 expected a Boolean, got "x", an integer',
    ]);
  });

  it('tells that an argument is missing, also of a sum that would give bounds', () => {
    expect(problemsOf('var int: x; constraint int_lin_le([2], [x], ); solve satisfy;')).toEqual([
      '1:13 expected 3 arguments for "int_lin_le", got 2',
    ]);
  });

  it('a name that leads to itself is a problem, not a loop', () => {
    expect(problemsOf('var int: x = y; var int: y = x; solve satisfy;').length).toBeGreaterThan(0);
    expect(
      problemsOf('array [1..1] of var int: a = [a[1]]; constraint int_le(a[1], 1); solve satisfy;'),
    ).toHaveLength(1);
    expect(
      problemsOf(
        'array [1..1] of var int: a = b; array [1..1] of var int: b = a; constraint int_lin_le([1],a,1); solve satisfy;',
      ),
    ).toHaveLength(1);
  });

  it('so is an array that is an element of itself', () => {
    const own = 'var int: x; array [1..1] of var int: a = [a];';
    expect(problemsOf(`${own} constraint int_lin_le([1], a, 1); solve satisfy;`)).toHaveLength(1);
    const often = `[${'a,'.repeat(9)}]`;
    const ints = `var int: x; array [1..9] of var int: a = ${often}; constraint int_lin_le([1], a, 1);`;
    const sets = `var set of int: s; array [1..9] of var set of int: a = ${often}; constraint array_var_set_element(1, a, s);`;
    expect(problemsOf(`${ints} solve satisfy;`)).toHaveLength(1);
    expect(problemsOf(`${sets} solve satisfy;`).length).toBeGreaterThan(0);
  });

  it('JSON: problems point at the value', () => {
    expect(problemsOf('{"variables": {"x": {"type": "integer"}},\n "solve": {"method": "find"}}')).toEqual([
      '1:30 expected "type" to be "bool", "int", "float" or "set of int", got "integer"',
      '2:22 expected "method" to be "satisfy", "minimize" or "maximize", got "find"',
    ]);
    expect(problemsOf('{"variables": {"x" 1}}')).toEqual(['1:20 expected a colon, got `1`']);
    expect(problemsOf('{"output": ["y"],\n "solve": {"method": "satisfy"}}')).toEqual([
      '1:13 expected a declared name, got "y"',
    ]);
    expect(problemsOf('{"constraints": {}, "solve": {"method": "satisfy"}}')).toEqual([
      '1:17 expected an array, got an object',
    ]);
  });

  it('refuses an objective that is no integer, and names that a JSON object declares twice', () => {
    const declared = 'array [1..1] of var int: a = [1]; var set of 1..3: s; var 1..3: x;\n';
    expect(
      ['z', 'a', '1.5', 's'].map((objective) => problemsOf(`${declared}solve minimize ${objective};`)),
    ).toEqual([
      ['2:16 expected a declared name, got "z"'],
      ['2:16 expected a value or a variable, got an array'],
      ['2:16 floats are not supported: expected integers, Booleans or sets of integers'],
      ['2:16 expected an integer as the objective, got a set'],
    ]);
    expect(problemsOf(`${declared}solve minimize x;`)).toEqual([]);
    expect(
      problemsOf(
        '{"variables": {"x": {"type": "int"}, "x": {"type": "bool"}}, "solve": {"method": "satisfy"}}',
      ),
    ).toEqual(['1:43 expected a new name, got "x" again']);
  });

  it(`never throws and never hangs on broken text (seed ${seed})`, () => {
    const good = [
      'predicate p(int: x);',
      'array [1..2] of int: c = [1,-2];',
      'var 1..5: x :: output_var;',
      'var {1,3}: y :: output_var;',
      'var set of 1..3: s :: output_var;',
      'array [1..2] of var int: a :: output_array([1..2]) = [x,y];',
      'constraint int_lin_le(c,a,3) :: domain;',
      'constraint set_in(x, s);',
      'solve :: int_search(a, first_fail, indomain_min, complete) minimize x;',
    ].join('\n');
    const json =
      '{"variables": {"x": {"type": "int", "domain": [[1, 3]]}}, "arrays": {"a": {"a": ["x", 2]}}, "constraints": [{"id": "int_le", "args": ["x", 2]}], "output": ["x"], "solve": {"method": "satisfy"}}';
    const random = new Random(seed);
    const junk = '()[]{}:;,=."%x1-\n\\\u{1F600} ';
    let refused = 0;
    for (let round = 0; round < 3000; round++) {
      let text: string = round % 3 === 0 ? json : good;
      for (let edits = 1 + random.below(4); edits > 0; edits--) {
        const at = random.below(text.length);
        const insert = random.below(3) === 0 ? '' : random.pick([...junk]);
        text = text.slice(0, at) + insert + text.slice(at + random.below(6));
      }
      if (problemsOf(text).length > 0) refused++;
    }
    expect(refused).toBeGreaterThan(1000);
    expect(problemsOf(`constraint ${'f('.repeat(100_000)}`)[0]).toMatch(/levels of brackets/);
    expect(problemsOf('['.repeat(100_000)).length).toBeGreaterThan(0);
    expect(problemsOf(`{"solve": ${'['.repeat(100_000)}`)[0]).toMatch(/levels of brackets/);
  });
});

describe('answers', () => {
  it('text and JSON say the same', async () => {
    const text =
      'var 1..3: x :: output_var; var 1..3: y :: output_var; constraint int_lt(x, y); solve satisfy;';
    const json = JSON.stringify({
      variables: { x: { type: 'int', domain: [[1, 3]] }, y: { type: 'int', domain: [[1, 3]] } },
      constraints: [{ id: 'int_lt', args: ['x', 'y'] }],
      output: ['x', 'y'],
      solve: { method: 'satisfy' },
    });
    const [a, b] = [await answer(text, { limit: 9 }), await answer(json, { limit: 9 })];
    expect(a.solutions.sort()).toEqual(b.solutions.sort());
    expect(a.solutions).toHaveLength(3);
    expect(a.ending.exhausted && b.ending.exhausted).toBe(true);
  });

  it('prints arrays with their indices, and sets', async () => {
    const { solutions } = await answer(
      'array [1..4] of var bool: a :: output_array([1..2, 0..1]) = [true,false,b,true]; var true: c; solve satisfy;'.replace(
        'var true: c;',
        'var bool: b; var set of 1..3: s :: output_var; constraint set_card(s, 3); constraint bool_eq(b, true);',
      ),
    );
    expect(solutions[0]).toBe('a = array2d(1..2, 0..1, [true, false, true, true]);\ns = 1..3;\n----------\n');
  });

  it('an annotation gives the order of solutions', async () => {
    const { solutions } = await answer(
      'var 1..3: x :: output_var; solve :: int_search([x], input_order, indomain_max, complete) satisfy;',
      { limit: 9 },
    );
    expect(solutions.map((text) => text[4])).toEqual(['3', '2', '1']);
  });

  it('each solution of an optimisation is better, the last one best', async () => {
    const text =
      'var 0..9: x :: output_var; var 0..9: y; constraint int_lin_le([1,1],[x,y],7); constraint int_le(3, y); solve maximize x;';
    for (const free of [true, false]) {
      const { solutions, ending } = await answer(text, { free });
      const values = solutions.map((solution) => Number(/\d+/.exec(solution)?.[0]));
      expect(values).toEqual([...values].sort((a, b) => a - b));
      expect(values.at(-1)).toBe(4);
      expect(ending).toMatchObject({ exhausted: true, objective: 4 });
    }
  });

  it('a search among some of the numbers proves nothing', async () => {
    const text = 'var int: x :: output_var; constraint int_le(3000000, x); solve satisfy;';
    expect((await answer(text, { limit: 1 })).ending).toMatchObject({ exhausted: false });
    const none = 'var int: x; constraint int_ne(x, x); solve satisfy;';
    const { ending } = await answer(none);
    expect(ending).toMatchObject({ found: 0, exhausted: false });
    // But for bounds that exclude each other: whatever number it is.
    for (const bounds of [
      'int_le(x, -1); constraint int_le(3, x)',
      'int_le(3, x); constraint int_le(x, -1)',
    ]) {
      for (const type of ['int', '0..9000000000', '{-9, 1, 9000000000}']) {
        const { ending } = await answer(`var ${type}: x; constraint ${bounds}; solve satisfy;`);
        expect(ending, type).toMatchObject({ found: 0, exhausted: true });
      }
    }
  });

  it(`all_different of shifted variables is that of their sums (seed ${seed})`, async () => {
    const random = new Random(seed);
    let several = 0;
    for (let round = 0; round < 60; round++) {
      /** Every integer as the base it is shifted from, and by how much. */
      const ints = ['a', 'b', 'c'].map((name, base) => ({ name, base, by: 0 }));
      const lines = ints.map(({ name }) => `var 1..4: ${name} :: output_var;`);
      for (let k = 0; k < 4; k++) {
        const from = random.pick(ints);
        const c = random.below(5) - 2;
        const made = { name: `y${k}`, base: from.base, by: from.by + c };
        const [signs, names] = random.pick([
          [`[1,-1],[${from.name},${made.name}]`, -c],
          [`[-1,1],[${from.name},${made.name}]`, c],
          [`[1,-1],[${made.name},${from.name}]`, c],
        ] as const);
        const annotation = random.below(4) === 0 ? '' : ` :: defines_var(${made.name})`;
        lines.push(`var -9..13: ${made.name};`);
        lines.push(`constraint int_lin_eq(${signs},${names})${annotation};`);
        ints.push(made);
      }
      const taken = Array.from({ length: 3 }, () => random.pick(ints));
      lines.sort((x, y) => Number(y.startsWith('var')) - Number(x.startsWith('var')));
      lines.push(`constraint calcada_all_different([${taken.map(({ name }) => name).join(',')},3]);`);
      lines.push('solve satisfy;');
      let expected = 0;
      for (let code = 0; code < 64; code++) {
        const bases = [code & 3, (code >> 2) & 3, code >> 4].map((v) => v + 1);
        const values = [3, ...taken.map(({ base, by }) => bases[base]! + by)];
        if (new Set(values).size === values.length) expected++;
      }
      const { solutions, ending } = await answer(lines.join('\n'), { limit: 99 });
      expect(ending.exhausted).toBe(true);
      expect(solutions.length, lines.join('\n')).toBe(expected);
      if (expected > 0) several++;
    }
    expect(several).toBeGreaterThan(10);
  });

  it('a diagonal that is taken is taken from the queens', async () => {
    const n = 40;
    const rows = Array.from({ length: n }, (_, row) => row);
    const list = (prefix: string): string => `[${rows.map((row) => prefix + row).join(',')}]`;
    const text = [
      ...rows.map((row) => `var 0..${n - 1}: q${row};`),
      ...rows.flatMap((row) => [`var 0..${2 * n}: u${row};`, `var ${-n}..${n}: d${row};`]),
      `array [1..${n}] of var int: queens :: output_array([1..${n}]) = ${list('q')};`,
      ...['q', 'u', 'd'].map((prefix) => `constraint calcada_all_different(${list(prefix)});`),
      ...rows.flatMap((row) => [
        `constraint int_lin_eq([1,-1],[q${row},u${row}],${-row}) :: defines_var(u${row});`,
        `constraint int_lin_eq([1,-1],[q${row},d${row}],${row}) :: defines_var(d${row});`,
      ]),
      'solve :: int_search(queens, first_fail, indomain_min, complete) satisfy;',
    ].join('\n');
    const { solutions, ending } = await answer(text);
    expect(solutions).toHaveLength(1);
    // Sums, which pass on bounds only, took 2009.
    expect(ending.statistics.conflicts).toBeLessThan(40);
  });
});

describe('numbers that are large or have no bounds', () => {
  it('finds bounds for squares whose declared domain is beyond the engine', async () => {
    const { ending } = await answer(`var 0..100: x :: output_var; var 0..100: y;
      var 0..10000000000: a; var 0..10000000000: b;
      constraint int_times(x, x, a); constraint int_times(y, y, b);
      constraint int_lin_eq([1, 1], [a, b], 5000); solve maximize x;`);
    expect(ending).toMatchObject({ exhausted: true, cutOff: false, objective: 70, bound: 70 });
  });

  it('finds bounds where a number has a name, or is an element of an array', async () => {
    const start =
      'array [1..2] of int: a = [2, 10]; int: n = 2; int: m = n; var 0..3: k; var int: x :: output_var;';
    for (const sum of ['[2],[x],a[2]', '[a[1]],[x],10', '[n],[x],a[2]', '[m],[x],10', '[2,1],[x,n],12']) {
      const { solutions, ending } = await answer(`${start} constraint int_lin_eq(${sum}); solve satisfy;`, {
        limit: 9,
      });
      expect([solutions, ending.exhausted], sum).toEqual([['x = 5;\n----------\n'], true]);
    }
    // What only propagation makes a number is one to the engine, and a variable to the bounds.
    const found = `${start} constraint int_eq(k, 3); constraint int_lin_eq([k], [x], 15); solve satisfy;`;
    expect((await answer(found)).solutions).toEqual(['x = 5;\n----------\n']);
  });

  it('adds constants exactly, however large on the way', async () => {
    const [most, x] = [2147483647, 'var -9..9: x :: output_var;'];
    const sums = [
      [`[${most},${-most},1],[${most},${most},x],3`, 'x = 3;\n----------\n'],
      [`[${most},1],[${most},x],3`, undefined],
    ] as const;
    for (const [sum, solution] of sums) {
      const text = `${x} constraint int_lin_eq(${sum}); solve satisfy;`;
      const { solutions, ending } = await answer(text, { limit: 9 });
      expect([solutions, ending.exhausted], sum).toEqual([solution ? [solution] : [], true]);
    }
    const open = `var int: x :: output_var; constraint int_lin_eq([${most},-2147483644,-6,1],[${most},2147483644,${most},x],-6); solve satisfy;`;
    expect((await answer(open)).solutions).toEqual(['x = 3;\n----------\n']);
    const beyond = `${x} constraint int_lin_eq([${most},${most}],[${most},x],3); solve satisfy;`;
    expect(problemsOf(beyond)).toEqual([
      '1:29 expected constants whose sum stays within 53 bits, got -4611686014132420600',
    ]);
  });

  it('a set may go beyond every number that a variable can have', async () => {
    const most = 2147483647;
    const cases = [
      [`set_in_reif(x, -${most}..5, false)`, 'int_le(x, 7)', ['x = 6', 'x = 7']],
      [`set_in_reif(x, 5..${most}, false)`, 'int_le(3, x)', ['x = 3', 'x = 4']],
      ['set_in(x, {1, 3000000000})', 'int_le(0, x)', ['x = 1']],
    ] as const;
    for (const [constraint, other, expected] of cases) {
      const text = `var -${most}..${most}: x :: output_var; constraint ${constraint}; constraint ${other}; solve satisfy;`;
      const { solutions, ending } = await answer(text, { limit: 9 });
      expect(solutions.map((solution) => solution.split(';')[0]).sort()).toEqual(expected);
      expect(ending.exhausted).toBe(true);
    }
  });

  it('neither crashes nor hangs where a range is huge', async () => {
    const wide = 'var 1..2000000000: x :: output_var; var 1..2000000000: y;';
    const found = async (constraint: string) =>
      (await answer(`${wide} constraint ${constraint}; solve satisfy;`, { limit: 9 })).solutions.length;
    expect(await found('calcada_circuit([x, y], 1)')).toBe(1);
    expect(await found('calcada_subcircuit([x, y], 1)')).toBe(2);
    expect(await found('calcada_regular([x], 2, 2, [1, 2, 2, 1], 1, 2..1000000000)')).toBe(1);
    const truths = Array.from({ length: 130_001 }, () => 'true').join();
    for (const constraint of [`array_bool_xor([${truths}])`, `bool_clause_reif([${truths}], [], true)`])
      expect(await found(constraint)).toBeGreaterThan(0);
    const domain = '[[0, 1], [100000000000000000, 100000000000000000]]';
    const json = `{"variables": {"x": {"type": "int", "domain": ${domain}}}, "solve": {"method": "satisfy"}}`;
    expect(problemsOf(json)).toEqual([
      '1:56 expected a range of two whole numbers within 53 bits, got an array',
    ]);
  });

  it('ends a search over powers, negative ones too', async () => {
    const text = `var -2..3: x :: output_var; var -2..3: y :: output_var; var int: z :: output_var;
      constraint int_pow(x, y, z); solve satisfy;`;
    const { ending } = await answer(text, { limit: 100 });
    // All pairs but 0 to a negative power.
    expect(ending).toMatchObject({ found: 34, exhausted: true });
  });

  it('knows that an objective grows without end, and only then', async () => {
    const start = 'var int: x :: output_var; var int: y; var 0..5: z;';
    const growing = 'constraint int_lin_le([1, -2, -1], [x, y, z], 0); solve maximize x;';
    expect((await answer(`${start} ${growing}`)).ending).toMatchObject({ unbounded: true, exhausted: false });
    const fixed = 'constraint int_eq(z, 2); constraint int_lin_le([z], [x], 9);';
    for (const more of [
      'constraint int_lin_le([1, 1], [x, y], 9);',
      fixed,
      'constraint int_times(x, y, z);',
    ]) {
      const { ending } = await answer(`${start} ${more} ${growing}`);
      expect(ending.unbounded, more).toBe(false);
    }
  });

  it('says what no solution can beat, for objectives that are no sums', async () => {
    const text = `var 1..9: a; var 1..9: b; var 1..81: c :: output_var; constraint int_times(a, b, c);
      constraint int_lin_le([1, 1], [a, b], 9); solve maximize c;`;
    expect((await answer(text)).ending).toMatchObject({ objective: 20, bound: 20 });
    const read = readFlatZinc(text);
    const compiled = read.ok ? compile(read.program) : undefined;
    if (compiled?.status !== 'compiled') throw new Error('expected a model');
    const stopped = await solve(compiled.compiled, { timeLimit: 0, onSolution: () => {} });
    expect(stopped.exhausted).toBe(false);
    expect(stopped.bound).toBeLessThanOrEqual(81);
    expect(stopped.bound).toBeGreaterThanOrEqual(20);
  });
});
