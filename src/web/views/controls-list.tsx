import { words } from '../words/index.ts';

export function ControlsList() {
  return (
    <dl class="controls">
      {words.value.controlsList.map(([key, meaning]) => (
        <div key={key}>
          <dt>{key}</dt>
          <dd>{meaning}</dd>
        </div>
      ))}
    </dl>
  );
}
