import { type Language, say } from '../board/index.ts';
import type { Path } from '../reasoning/index.ts';

export interface GradeSpeech {
  readonly lang: Language;
  /** Tell what made it so. */
  readonly why?: boolean;
}

/** A grade as the commands print it in JSON. */
export const gradeJson = (
  { grade, complete, because }: Path<string>,
  { why, lang }: GradeSpeech,
): Readonly<Record<string, unknown>> => ({
  level: grade.level,
  score: grade.score,
  ...(complete ? {} : { complete, because }),
  ...(why ? { why: grade.why.map((sentence) => say(sentence, lang)) } : {}),
});
