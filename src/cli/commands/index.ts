/**
 * The commands, one file each: what a command does with its inputs and options, from the first line it prints to
 * its exit code. How options are written on the command line is in `program`; what several commands share (inputs,
 * drawings, searches) lives beside it. Loaded one at a time, so that none pays for the others.
 */
export const commands = {
  solve: async () => (await import('./solve.ts')).solveCommand,
  check: async () => (await import('./check.ts')).checkCommand,
  deduce: async () => (await import('./deduce.ts')).deduceCommand,
  count: async () => (await import('./count.ts')).countCommand,
  prove: async () => (await import('./prove.ts')).proveCommand,
  verify: async () => (await import('./verify.ts')).verifyCommand,
  explain: async () => (await import('./explain.ts')).explainCommand,
  hint: async () => (await import('./hint.ts')).hintCommand,
  grade: async () => (await import('./grade.ts')).gradeCommand,
  generate: async () => (await import('./generate.ts')).generateCommand,
  boards: async () => (await import('./boards.ts')).boardsCommand,
  programs: async () => (await import('./programs.ts')).programsCommand,
  menu: async () => (await import('./menu.ts')).menuCommand,
  draw: async () => (await import('./draw.ts')).drawCommand,
  convert: async () => (await import('./convert.ts')).convertCommand,
  lab: async () => (await import('./lab.ts')).labCommand,
  studio: async () => (await import('./studio.ts')).studioCommand,
} as const;
