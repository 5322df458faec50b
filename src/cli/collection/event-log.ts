import type { WorkEvent } from '../../collection/index.ts';
import type { Output } from '../terminal/io.ts';

/** From the most to the least urgent. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Writes events as JSON lines, those of a level and of the more urgent ones. */
export const eventLog =
  (output: Output, level: LogLevel) =>
  (event: WorkEvent): void => {
    if (LOG_LEVELS.indexOf(event.level) > LOG_LEVELS.indexOf(level)) return;
    output.write(`${JSON.stringify({ time: new Date().toISOString(), ...event })}\n`);
  };
