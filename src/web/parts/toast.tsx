import { dismiss, message } from '../state/messages.ts';
import { words } from '../words/index.ts';
import { Button } from './button.tsx';
import { ProblemList } from './problem-list.tsx';

/** A message over the page: it moves nothing, and an open dialog carries it, because what is behind one is not seen. */
export function Toast() {
  const shown = message.value;
  return (
    <div class="toast-place" role={shown?.kind === 'bad' ? 'alert' : 'status'}>
      {shown && (
        <div class={`message ${shown.kind}`} data-name="message">
          <div>
            <p>{shown.text}</p>
            {shown.problems && <ProblemList problems={shown.problems} />}
          </div>
          {shown.action && (
            <Button
              name="message-action"
              onClick={() => {
                dismiss();
                shown.action!.run();
              }}
            >
              {shown.action.label}
            </Button>
          )}
          <Button icon="close" label={words.value.close} kind="quiet" onClick={dismiss} />
        </div>
      )}
    </div>
  );
}
