import { Button } from '../parts/index.ts';
import type { PlayedGame } from '../state/index.ts';
import { words } from '../words/index.ts';

/** The moments of a game that can be come back to. */
export function Checkpoints({ played }: { readonly played: PlayedGame }) {
  const text = words.value;
  const count = played.checkpoints.value;
  if (count === 0) return null;
  return (
    <ul class="checkpoints" aria-label={text.checkpoints}>
      {Array.from({ length: count }, (_, index) => (
        <li key={index}>
          <Button icon="flag" name={`return-${index + 1}`} onClick={() => played.returnTo(index)}>
            {text.returnTo(index + 1)}
          </Button>
          <Button
            icon="close"
            kind="quiet"
            label={text.removeCheckpoint(index + 1)}
            onClick={() => played.removeCheckpoint(index)}
          />
        </li>
      ))}
    </ul>
  );
}
