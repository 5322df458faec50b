// Runs each test once as it is, then once for each mutant that it reaches and that no test has killed yet.
import { readFileSync, writeFileSync } from 'node:fs';
import { TestRunner } from 'vitest';

const file = `${process.env['MUTANTS_RUN']}/state.json`;
/** A test that takes longer, in milliseconds of processor time, is left out: it would be run for every survivor. */
const LONGEST = Number(process.env['LONGEST'] ?? 1000);
/** So long a promise of a mutant may take, in milliseconds. */
const PATIENCE = 10_000;
const NOBODY = -1;
const NEVER = 2 ** 31;
/** Places of an array: none of the tests needs more. */
const ROOM = 2 ** 22;

class Bounds {
  rounds = 0;
  most = NEVER;

  /** One round of any loop. */
  round() {
    if (++this.rounds > this.most) throw new Error('endless loop');
  }

  /** What an array is made of: its length, or its items. */
  room(size) {
    if (typeof size === 'number' && size > ROOM) throw new RangeError('endless array');
    return size;
  }
}

/** The sources with mutants read and write this; see mutants.mjs and mutants.config.mjs. */
const shared = { active: NOBODY, met: false, reached: new Set(), bounds: new Bounds() };
globalThis.__mutants = shared;

/** Whether the test passes with this mutant. */
async function passes(test, mutant, most) {
  shared.bounds.rounds = 0;
  shared.bounds.most = most;
  shared.active = mutant;
  let timer;
  const late = new Promise((_, reject) => {
    timer = setTimeout(reject, PATIENCE, new Error('never settled'));
  });
  try {
    await Promise.race([test(), late]);
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
    shared.bounds.most = NEVER;
    shared.active = NOBODY;
  }
}

export default class MutantRunner extends TestRunner {
  async runTask(task) {
    const state = JSON.parse(readFileSync(file, 'utf8'));
    const test = TestRunner.getTestFn(task);
    const name = `${task.file.name} > ${task.name}`;
    for (const id of shared.reached) state.outside[id] = 1;
    shared.reached = new Set();
    const before = process.cpuUsage();
    const works = await passes(test, NOBODY, NEVER);
    const { user } = process.cpuUsage(before);
    const { reached } = shared;
    shared.reached = null;
    if (!works || user > 1000 * LONGEST) {
      state.unusable.push(`${name}: ${works ? `${Math.round(user / 1000)} ms` : 'failed'}`);
    } else {
      const most = 2 * shared.bounds.rounds + 1_000_000;
      const killed = [];
      for (const id of reached) {
        if (id in state.killed) continue;
        writeFileSync(`${file}.now`, `${id} in ${name}`);
        shared.met = false;
        if (!(await passes(test, id, most))) killed.push(id);
        // What is loaded or found out once, and kept, is not run again.
        if (shared.met) state.covered[id] = (state.covered[id] ?? 0) + 1;
        else state.outside[id] = 1;
      }
      // What a mutant left behind may fail the test too: then it killed no mutant.
      if (killed.length === 0 || (await passes(test, NOBODY, NEVER))) {
        for (const id of killed) state.killed[id] = name;
      } else state.unusable.push(`${name}: not a second time`);
    }
    writeFileSync(file, JSON.stringify(state));
    shared.reached = new Set();
  }
}
