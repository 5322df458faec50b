/** One compiled model: solved, its answer proved, and the proof read by our checker and by another one. */
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { limited } from './flatzinc-run.ts';

/** What became of an answer and its proof; `verdict` as our checker has it, `veripb` as VeriPB has it. */
export interface ProofResult {
  readonly instance: string;
  readonly status:
    | 'does not compile'
    /** There is nothing to prove: a solution of a problem without an objective. */
    | 'a solution'
    | 'no answer in time'
    | 'no proof in time'
    /** Without the constraints that have no encoding, the formula has a solution. */
    | 'not justified'
    | 'accepted'
    | 'refused'
    | 'not checked in time';
  readonly answer?: 'unsatisfiable' | 'best';
  /** Names of constraints without an encoding, with how many there are. */
  readonly missing?: string;
  readonly seconds?: number;
  readonly bytes?: number;
  readonly checking?: number;
  readonly veripb?: 'accepted' | 'refused' | 'not checked in time';
}

export async function prove(
  calcada: string,
  fzn: string,
  seconds: number,
  veripb: string | undefined,
): Promise<Omit<ProofResult, 'instance'>> {
  const folder = dirname(fzn);
  const [proof, formula] = [join(folder, 'model.pbp'), join(folder, 'model.opb')];
  for (const file of [proof, formula]) rmSync(file, { force: true });
  const command = [process.execPath, calcada];
  const solved = await limited([...command, 'flatzinc', '--proof', proof, fzn], seconds, folder);
  const answer: ProofResult['answer'] = /^=====UNSATISFIABLE/m.test(solved.out)
    ? 'unsatisfiable'
    : /^==========$/m.test(solved.out)
      ? 'best'
      : undefined;
  const found = { seconds: solved.seconds, ...(answer ? { answer } : {}) };
  const why = /^% no proof: (.*)$/m.exec(solved.out)?.[1];
  if (why?.startsWith('expected an answer')) return { status: 'a solution', ...found };
  const missing = /no encoding: (.*)$/.exec(why ?? '')?.[1];
  if (missing) return { status: 'not justified', missing, ...found };
  if (!existsSync(proof) || !/^% proof:/m.test(solved.out))
    return { status: answer ? 'no proof in time' : 'no answer in time', ...found };
  const checked = await limited([...command, 'verify', fzn, proof], seconds, folder);
  const status = checked.out.startsWith('verified')
    ? 'accepted'
    : checked.out.startsWith('refused') && checked.status === 1
      ? 'refused'
      : 'not checked in time';
  return {
    status,
    ...found,
    bytes: statSync(proof).size,
    checking: checked.seconds,
    ...(veripb ? { veripb: await byVeriPb(veripb, formula, proof, seconds, folder) } : {}),
  };
}

/** VeriPB 0.3 reads the first version of the format, which has no hints: the same steps without them. */
async function byVeriPb(veripb: string, formula: string, proof: string, seconds: number, folder: string) {
  const plain = join(folder, 'model.1.pbp');
  writeFileSync(plain, readFileSync(proof, 'utf8').split('\n').map(inFirstVersion).join('\n'));
  const { out, status } = await limited([veripb, formula, plain], seconds, folder);
  if (out.includes('Verification succeeded')) return 'accepted';
  return status === 1 ? 'refused' : 'not checked in time';
}

function inFirstVersion(line: string): string {
  if (line.startsWith('pseudo-Boolean')) return 'pseudo-Boolean proof version 1.2';
  if (line.startsWith('rup')) return line.replace(/ : [\d ]*~ ;$/, ' ;');
  if (line.startsWith('%')) return `*${line.slice(1)}`;
  const end = /^conclusion UNSAT : (\d+) ;$/.exec(line);
  if (end) return `c ${end[1]}`;
  return /^(output|end)/.test(line) ? '' : line.replace(/ ;$/, '');
}

/** How many there are of each kind, the constraints that are missing most often, and each proof. */
export function proofTable(results: readonly ProofResult[]): string {
  const count = (is: (result: ProofResult) => boolean): number => results.filter(is).length;
  const kinds = [...new Set(results.map(({ status }) => status))].sort();
  const veripb = ['accepted', 'refused', 'not checked in time'].map(
    (verdict) => `${verdict} ${count((result) => result.veripb === verdict)}`,
  );
  const missing = new Map<string, number>();
  for (const result of results)
    for (const [, name = ''] of (result.missing ?? '').matchAll(/(\w+) \(\d+\)/g))
      missing.set(name, (missing.get(name) ?? 0) + 1);
  const proofs = results.filter(({ bytes }) => bytes !== undefined);
  return [
    `Instances: ${results.length}; families: ${new Set(results.map(({ instance }) => instance.split('/')[0])).size}`,
    ...kinds.map((kind) => `${kind}: ${count(({ status }) => status === kind)}`),
    `by VeriPB: ${veripb.join(', ')}`,
    `without an encoding, by instances: ${[...missing]
      .sort((a, b) => b[1] - a[1])
      .map(([name, times]) => `${name} ${times}`)
      .join(', ')}`,
    '',
    '| instance | answer | solving and proving | proof | checking | our checker | VeriPB |',
    '|---|---|---|---|---|---|---|',
    ...proofs.map(
      ({ instance, answer, seconds, bytes, checking, status, veripb: other }) =>
        `| ${instance} | ${answer} | ${seconds?.toFixed(1)} s | ${((bytes ?? 0) / 1000).toFixed(0)} kB | ${checking?.toFixed(1)} s | ${status} | ${other ?? ''} |`,
    ),
  ].join('\n');
}
