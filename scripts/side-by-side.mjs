// Runs scripts of package.json side by side, for machines with two cores: `node scripts/side-by-side.mjs build+lint
// typecheck` runs `typecheck` while `build` and then `lint` run. What a script prints is shown when it has ended; the
// first that fails is named, ends its row, and fails this command once the other rows have ended.
import { spawn } from 'node:child_process';

const failed = [];

function run(script) {
  const started = performance.now();
  const child = spawn('npm', ['run', '--silent', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  const printed = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => printed.push(chunk));
  return new Promise((resolve) => {
    child.on('close', (code, signal) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      const isGood = code === 0;
      if (!isGood) failed.push(script);
      console.log(
        `${script}: ${isGood ? 'passed' : `failed (${signal ?? `exit code ${code}`})`}, ${seconds} s`,
      );
      process.stdout.write(Buffer.concat(printed));
      resolve(isGood);
    });
  });
}

await Promise.all(
  process.argv.slice(2).map(async (row) => {
    for (const script of row.split('+')) if (!(await run(script))) return;
  }),
);
if (failed.length > 0) {
  console.error(`failed: ${failed.join(', ')}`);
  process.exitCode = 1;
}
