/** Work between two questions whether to stop; a literal that is propagated is one. See docs/decisions/0029. */
export const WORK_UNASKED = 1024;

/** What a run of a propagator counts for, by its priority. */
export const RUN_WORK = [8, 64, WORK_UNASKED] as const;
