import { boardText, certify, checkProof, claimedFormula, proofPieces, textsOf } from '../../prove/index.ts';
import type { AnyPuzzle } from '../../puzzles/index.ts';
import type { ProofAnswer } from './answers.ts';

/** Bytes that the search and its log may hold each; what is made of a log takes several times its room. */
const MEMORY = 100_000_000;
/** Atoms that the checker may know at one moment. */
const ATOMS = 10_000_000;

/** Makes the proof that a board has one solution, and has our own checker read what will be saved. */
export async function proveBoard(puzzle: AnyPuzzle, grid: unknown, timeLimit: number): Promise<ProofAnswer> {
  const deadline = performance.now() + timeLimit;
  const certified = await certify(puzzle, grid, 'pb', { timeLimit, memoryLimit: MEMORY });
  if (certified.status === 'unknown') return { status: 'unproved', because: 'limit' };
  if (certified.status === 'unproved' && !certified.bug) return { status: 'unproved', because: 'puzzle' };
  if (certified.status !== 'unique') return { status: 'unproved', because: 'failed' };
  const { formula, proof, lemmas } = textsOf(proofPieces(certified));
  const claims = [certified.solution];
  const bytes = new TextEncoder().encode(proof);
  const time = Math.max(0, deadline - performance.now());
  const claimed = claimedFormula(puzzle, grid, claims);
  if (typeof claimed === 'string') return { status: 'unproved', because: 'failed' };
  const verdict = checkProof(claimed, bytes, { time, atoms: ATOMS });
  if (!verdict.ok) return { status: 'unproved', because: verdict.gaveUp ? 'limit' : 'failed' };
  const board = boardText(puzzle, grid, claims);
  return { status: 'proved', board, formula, proof, lemmas, bytes: bytes.length };
}
