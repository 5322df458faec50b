import { type Language, type Phrase, type Scene, say } from '../board/index.ts';

/** One picture of several: a scene with what is said about it. */
export interface Frame {
  readonly title: string;
  readonly scene: Scene;
  readonly caption: Phrase;
}

/** A caption as plain text. */
export const captionText = (caption: Phrase, language: Language): string =>
  say({ en: caption, pt: caption }, language);
