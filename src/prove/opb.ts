import type { Atom } from '../puzzles/formula.ts';
import type { Formula } from './formula.ts';
import type { ProofWriter, Token } from './refutation.ts';

/** The formula in the OPB format: each rule as a comment, its lines after it. */
export function opbOf(formula: Formula): string {
  const { names, lines } = formula;
  const parts = [`* #variable= ${names.length} #constraint= ${lines.length}\n`];
  for (const [index, { atoms, weights, bound }] of lines.entries()) {
    const comment = formula.comments.get(index);
    if (comment !== undefined) parts.push(`* ${comment}\n`);
    let text = '';
    for (let i = 0; i < atoms.length; i++) text += `${weights[i]} ${atomName(names, atoms[i]!)} `;
    parts.push(`${text}>= ${bound} ;\n`);
  }
  return parts.join('');
}

const atomName = (names: readonly string[], atom: Atom): string =>
  (atom & 1) === 1 ? `~${names[atom >> 1]}` : names[atom >> 1]!;

/** Versions of the proof format. Only the third knows hints. */
export const PBP_VERSIONS = [1, 2, 3] as const;
export type PbpVersion = (typeof PBP_VERSIONS)[number];

/** Writes a proof in the format of VeriPB. */
export class PbpWriter implements ProofWriter {
  readonly #names: readonly string[];
  readonly #version: PbpVersion;
  readonly #parts: string[] = [];
  readonly #stop: string;
  #next: number;

  constructor({ names, lines }: Formula, version: PbpVersion = 3) {
    this.#names = names;
    this.#version = version;
    this.#stop = version === 3 ? ' ;\n' : '\n';
    this.#next = lines.length + 1;
    this.#parts.push(
      `pseudo-Boolean proof version ${version === 1 ? '1.2' : `${version}.0`}\nf ${lines.length}${this.#stop}`,
    );
  }

  rup(atoms: readonly Atom[], hints: readonly number[]): number {
    let text = 'rup';
    for (const atom of atoms) text += ` 1 ${atomName(this.#names, atom)}`;
    text += ' >= 1';
    text += this.#version === 3 ? ` : ${hints.join(' ')} ~ ;\n` : ' ;\n';
    this.#parts.push(text);
    return this.#next++;
  }

  pol(expression: readonly Token[]): number {
    this.#parts.push(`pol ${expression.map((token) => this.#tokenText(token)).join(' ')}${this.#stop}`);
    return this.#next++;
  }

  #tokenText(token: Token): string {
    if (token === '+') return token;
    if ('line' in token) return String(token.line);
    if ('times' in token) return `${token.times} *`;
    if ('divide' in token) return `${token.divide} d`;
    return `${this.#names[token.weaken >> 1]} w`;
  }

  remove(ids: readonly number[]): void {
    this.#parts.push(`del id ${ids.join(' ')}${this.#stop}`);
  }

  end(id: number): void {
    const stop = this.#stop;
    this.#parts.push(
      this.#version === 1
        ? `c ${id}\n`
        : `output NONE${stop}conclusion UNSAT : ${id}${stop}end pseudo-Boolean proof${stop}`,
    );
  }

  get text(): string {
    return this.#parts.join('');
  }
}
