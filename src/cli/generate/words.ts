import type { WordTable } from '../../board/index.ts';
import type { Made } from './make-board.ts';

/** Why a board could not be made. */
type Missed = Exclude<Made, { readonly ok: true } | { readonly because: 'unwritten' }>['because'];

/** What `generate` says beside the boards. */
export interface GenerateWords {
  /** A board by its place and seed. */
  board(index: number, seed: number): string;
  changed(board: number, cells: number): string;
  unproved(problem: string): string;
  interrupted(done: number, count: number): string;
  missed(because: Missed, level: string | undefined, timeLimit: number, problem: string): string;
}

export const GENERATE_WORDS: WordTable<GenerateWords> = {
  en: {
    board: (index, seed) => `board ${index} (seed ${seed})`,
    changed: (board, cells) =>
      `board ${board}: ${cells} ${cells === 1 ? 'cell differs' : 'cells differ'} from the picture`,
    unproved: (problem) => `no proof: ${problem}`,
    interrupted: (done, count) => `interrupted after ${done} of ${count} boards`,
    missed: (because, level, timeLimit, problem) => {
      const wanted = level === undefined ? 'board' : `board of level ${level}`;
      return {
        time: `no ${wanted} found within ${timeLimit} s`,
        memory: `no ${wanted} made: not enough memory; try a smaller size`,
        level: `no ${wanted} found: no attempt ${level === undefined ? 'had exactly one solution' : 'reached that level'}`,
        stopped: 'interrupted',
        broken: `the worker thread failed: ${problem}`,
      }[because];
    },
  },
  pt: {
    board: (index, seed) => `tabuleiro ${index} (semente ${seed})`,
    changed: (board, cells) =>
      `tabuleiro ${board}: ${cells} ${cells === 1 ? 'casa difere' : 'casas diferem'} da imagem`,
    unproved: (problem) => `sem prova: ${problem}`,
    interrupted: (done, count) => `interrompido após ${done} de ${count} tabuleiros`,
    missed: (because, level, timeLimit, problem) => {
      const wanted = level === undefined ? 'tabuleiro' : `tabuleiro de nível ${level}`;
      return {
        time: `nenhum ${wanted} encontrado em ${timeLimit} s`,
        memory: `nenhum ${wanted} feito: a memória não chega; tenta um tamanho menor`,
        level: `nenhum ${wanted} encontrado: nenhuma tentativa ${level === undefined ? 'teve exatamente uma solução' : 'chegou a esse nível'}`,
        stopped: 'interrompido',
        broken: `o fio de execução falhou: ${problem}`,
      }[because];
    },
  },
};
