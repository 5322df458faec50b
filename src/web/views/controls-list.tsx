import type { AnyPuzzle } from '../../puzzles/index.ts';
import { words } from '../words/index.ts';

/** What mouse, finger and keys do; another list where values are chosen instead of cycled. */
export function ControlsList({ chosen }: { readonly chosen: boolean }) {
  const text = words.value;
  const own = chosen ? text.choosingControls : text.pressingControls;
  return (
    <dl class="controls">
      {[...own, ...text.commonControls].map(([key, meaning]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Whether values are chosen from a list on boards of this puzzle. */
export const isChosen = ({ interaction, values }: AnyPuzzle): boolean =>
  values(interaction.drawing.blank(4, 4)).length > 2;
