import { KeptStore } from './kept-store.ts';

/** A model that was typed into the lab. */
export interface SavedModel {
  readonly id: string;
  readonly language: 'minizinc' | 'flatzinc';
  readonly model: string;
  readonly data: string;
  /** When it was saved last, in milliseconds since 1970. */
  readonly at: number;
}

const models = new KeptStore<SavedModel>('models', isModel, (model, than) => model.at > than.at);

/** Counts the changes of what is kept, so that lists know when to look again. */
export const modelsChanged = models.changed;

/** All models, the latest first. */
export const savedModels = (): SavedModel[] => [...models.entries].sort((one, other) => other.at - one.at);

export const modelById = (id: string): SavedModel | undefined => models.get(id);

export const saveModel = (model: SavedModel): void => models.put(model);

/** Removes a model and returns it, so that the removal can be undone. */
export const removeModel = (id: string): SavedModel | undefined => models.remove(id);

const LONGEST = 46;

/** What a model is called: its first line that says something. */
export function modelName({ model }: Pick<SavedModel, 'model'>): string {
  const lines = model.split('\n').map((line) => line.replace(/^[\s%/*]+/, '').trim());
  const first = lines.find((line) => line !== '') ?? '…';
  return first.length > LONGEST ? `${first.slice(0, LONGEST - 1)}…` : first;
}

export function isModel(value: unknown): value is SavedModel {
  if (typeof value !== 'object' || value === null) return false;
  const { id, language, model, data, at } = value as Record<string, unknown>;
  return (
    [id, model, data].every((text) => typeof text === 'string') &&
    (language === 'minizinc' || language === 'flatzinc') &&
    typeof at === 'number' &&
    Number.isFinite(at)
  );
}
