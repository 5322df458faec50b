import type { Language } from '../../../board/index.ts';
import type { Different, Kind } from '../../relations/index.ts';
import type { BoardLine } from '../lines/board-lines.ts';
import { counted } from '../text/counted.ts';

/** A row or a column holds each value once; a puzzle says what its values are. */
export const latinLine = (
  noun: Readonly<Record<Language, string>>,
): Kind<string, BoardLine['place'], Different<string>> => ({
  kind: 'line',
  name: ({ at }) => `${at.kind}-${(at.kind === 'row' ? at.row : at.column) + 1}`,
  where: ({ at }) => [at],
  sentence: ({ at }) => ({
    en: [at, ` holds each ${noun.en} once`],
    pt: ['a ', at, ` tem cada ${noun.pt} uma só vez`],
  }),
  tells: ({ at }, { need, have, values }, mood) => {
    const [has, tem] = mood === 'is' ? [' has ', ' tem '] : [' would have ', ' teria '];
    const [value] = values;
    if (need === 1 && have > 1) {
      return {
        en: [at, `${has}${value} ${have === 2 ? 'twice' : `${have} times`}`],
        pt: ['a ', at, `${tem}o ${value} ${have === 2 ? 'duas vezes' : `${have} vezes`}`],
      };
    }
    if (need === 1) {
      return {
        en: [at, `${has}no place left for ${value}`],
        pt: ['a ', at, ` já não${tem}lugar para o ${value}`],
      };
    }
    const [last, ...rest] = values.toReversed();
    const list = (and: string): string => [rest.toReversed().join(', '), last].filter(Boolean).join(and);
    return {
      en: [at, `${has}only ${counted(have, 'cell')} for ${list(' and ')}`],
      pt: ['a ', at, ` só${tem}${counted(have, 'casa')} para ${list(' e ')}`],
    };
  },
});
