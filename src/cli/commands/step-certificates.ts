import { join } from 'node:path';
import type { AnyLanguage } from '../../board/index.ts';
import { makeFolder } from '../../files/index.ts';
import { certifyPath } from '../../prove/index.ts';
import type { Path } from '../../reasoning/index.ts';
import {
  CertificateNames,
  exitOfCertified,
  filesOf,
  USUAL_PROOF,
  writeCertificate,
} from '../certificates/index.ts';
import type { Input } from '../input/input.ts';
import { pathStatus } from '../terminal/answer.ts';
import { EXIT, type ExitCode, exitOf } from '../terminal/exit-code.ts';
import type { Io } from '../terminal/io.ts';
import { certifiedWords } from './prove.ts';
import { type SearchOptions, search } from './search.ts';

/** What became of a proof of the steps; `exit` if that is what the command ends with. */
interface ProvedSteps {
  readonly text: string;
  readonly json: { readonly certificate: object };
  readonly exit?: ExitCode;
}

/** Proofs of paths, written into one folder. */
export class StepCertificates {
  readonly #io: Io;
  readonly #inputs: readonly string[];
  readonly #folder: string;
  readonly #names = new CertificateNames();

  constructor(io: Io, inputs: readonly string[], folder: string) {
    this.#io = io;
    this.#inputs = inputs;
    this.#folder = folder;
    makeFolder(folder);
  }

  async add(
    input: Input,
    path: Path<string>,
    options: SearchOptions & { readonly lang: AnyLanguage },
  ): Promise<ProvedSteps> {
    const name = this.#names.of(input);
    const certified = await search(this.#io, input.name, options, ({ timeLimit, signal }) =>
      certifyPath(input.puzzle, input.grid, path, { timeLimit, signal }),
    );
    const certificate = await writeCertificate(
      input,
      certified,
      join(this.#folder, name),
      USUAL_PROOF,
      this.#inputs,
    );
    if (certificate) return { text: filesOf(certificate), json: { certificate } };
    const problem = certifiedWords(certified, options.lang);
    const exit = exitOf(pathStatus(path, 'explained'), path.because);
    return {
      text: problem,
      json: { certificate: { problem } },
      ...(exit === EXIT.success ? { exit: exitOfCertified(certified) } : {}),
    };
  }
}
