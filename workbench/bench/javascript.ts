/**
 * The engine beside other ways to solve such problems in JavaScript: `npm run bench:javascript -- --packages FOLDER`.
 * The others are packages of npm, some of them hundreds of megabytes, so they are not among our dependencies: install
 * those you want to see in a folder of your own (`npm install minizinc clingo-wasm z3-solver or-tools-wasm
 * logic-solver`). Twelve models, each written for every package as its documentation suggests; every answer is
 * compared, and a wrong one ends the bench.
 */
const args = process.argv.slice(2);
const value = (name: string): string | undefined => {
  const at = args.indexOf(name);
  return at < 0 ? undefined : args[at + 1];
};
const packages = value('--packages') ?? process.cwd();
const [wayName, modelName] = [value('--way'), value('--model')];

if (wayName !== undefined && modelName !== undefined) {
  const [{ ways }, { modelNamed }, { once }] = await Promise.all([
    import('./javascript/ways.ts'),
    import('./javascript/models.ts'),
    import('./javascript/once.ts'),
  ]);
  const way = ways.find(({ name }) => name === wayName);
  const model = await modelNamed(modelName);
  if (!way || !model) throw new Error(`expected a way and a model, got ${wayName} and ${modelName}`);
  process.stdout.write(`${JSON.stringify(await once(way, model, packages))}\n`);
  // Some packages keep threads alive.
  process.exit(0);
} else {
  const { benchJavaScript } = await import('./javascript/bench.ts');
  const limit = Number(value('--limit') ?? 60) * 1000;
  await benchJavaScript({ packages, limit, only: value('--only') ?? '' });
}
