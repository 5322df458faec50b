import { say } from '../../board/index.ts';
import { Button } from '../parts/index.ts';
import { announce, type GameTable, language } from '../state/index.ts';
import { words } from '../words/index.ts';

/** The values to choose from, for the cell in hand: to be put down, or crossed out. */
export function ValuePad({ played }: { readonly played: GameTable }) {
  const text = words.value;
  const cell = played.selected.value;
  const none = cell === undefined || played.game.siteAt(cell) === undefined;
  const crosses = played.crosses.value;
  const said = (): void => {
    if (cell !== undefined) announce(played.scene.spokenOf(cell));
  };
  return (
    // The cell in hand keeps the focus, and so its ring, while values are tapped.
    <div
      class="tools pad"
      style={{ '--keys': played.game.values.length + 2 }}
      role="toolbar"
      aria-label={text.values}
      onMouseDown={(event) => event.preventDefault()}
    >
      {played.game.values.map(({ id, name }, value) => (
        <Button
          key={id}
          name={`value-${id}`}
          pressed={played.held.value === value}
          onClick={() => {
            played.choose(value);
            said();
          }}
        >
          {say(name, language.value)}
        </Button>
      ))}
      <Button
        icon="strike"
        name="cross-out"
        label={text.crossOut}
        pressed={crosses}
        onClick={() => {
          played.crosses.value = !crosses;
        }}
      />
      <Button
        icon="close"
        name="clear"
        label={text.clearCell}
        disabled={none}
        onClick={() => {
          if (cell !== undefined) played.put(cell, null);
          said();
        }}
      />
    </div>
  );
}
