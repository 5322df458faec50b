import type { Formula } from '../formula/index.ts';
import type { ProofWriter } from './refutation.ts';
import type { Numbers } from './step-store.ts';

/** Versions of the proof format. Only the third knows hints. */
export const PBP_VERSIONS = [1, 2, 3] as const;
export type PbpVersion = (typeof PBP_VERSIONS)[number];

/** Writes a proof in the format of VeriPB. */
export class PbpWriter implements ProofWriter {
  readonly #formula: Formula;
  readonly #version: PbpVersion;
  #written = '';
  readonly #stop: string;
  #next: number;

  constructor(formula: Formula, version: PbpVersion = 3) {
    this.#formula = formula;
    this.#version = version;
    this.#stop = version === 3 ? ' ;\n' : '\n';
    this.#next = formula.size + 1;
    this.#written = `pseudo-Boolean proof version ${version === 1 ? '1.2' : `${version}.0`}\nf ${formula.size}${this.#stop}`;
  }

  rup(atoms: Numbers, hints: Numbers): number {
    let text = 'rup';
    for (const atom of atoms)
      text += `${(atom & 1) === 1 ? ' 1 ~' : ' 1 '}${this.#formula.nameOf(atom >> 1)}`;
    text += ' >= 1';
    text += this.#version === 3 ? ` : ${hints.join(' ')} ~ ;\n` : ' ;\n';
    this.#written += text;
    return this.#next++;
  }

  pol(expression: string): number {
    this.#written += `pol ${expression}${this.#stop}`;
    return this.#next++;
  }

  remove(ids: readonly number[]): void {
    this.#written += `del id ${ids.join(' ')}${this.#stop}`;
  }

  comment(words: string): void {
    // The third version has `*` for multiplying only.
    this.#written += `${this.#version === 3 ? '%' : '*'} ${words.replaceAll(/\s+/g, ' ')}\n`;
  }

  end(id: number): void {
    const stop = this.#stop;
    this.#written +=
      this.#version === 1
        ? `c ${id}\n`
        : `output NONE${stop}conclusion UNSAT : ${id}${stop}end pseudo-Boolean proof${stop}`;
  }

  take(): string {
    const text = this.#written;
    this.#written = '';
    return text;
  }
}
