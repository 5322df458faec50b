import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Button, Dialog } from '../parts/index.ts';
import { type BoardText, type ProofAnswer, prover } from '../reasoner/index.ts';
import { announce } from '../state/index.ts';
import { words } from '../words/index.ts';
import { saveFile } from './save-file.ts';

/** Milliseconds that a proof may take, with its checking. */
const PROVING_TIME = 60_000;

/** Has the proof of a board's one solution made and checked, and offers its files; closing it ends the work. */
export function ProofSheet({ board, onClose }: { readonly board: BoardText; readonly onClose: () => void }) {
  const text = words.value;
  const answer = useSignal<ProofAnswer | undefined>(undefined);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    announce(words.peek().proofWorking);
    void prover
      .ask((answers) => answers.prove(board, PROVING_TIME), { limit: PROVING_TIME * 1.2, signal })
      .then((answered) => {
        if (signal.aborted) return;
        const because = !answered.ok && answered.because === 'time' ? 'limit' : 'failed';
        const given: ProofAnswer = answered.ok ? answered.value : { status: 'unproved', because };
        answer.value = given;
        announce(said(given));
      });
    return () => {
      leaving.abort();
      prover.rest();
    };
  }, []);

  const given = answer.value;
  const files =
    given?.status === 'proved' ? { opb: given.formula, pbp: given.proof, json: given.board } : undefined;
  return (
    <Dialog title={text.proofTitle} onClose={onClose} name="proof-sheet">
      <div class="form" aria-busy={!given}>
        <p data-name="proof-standing" data-status={given?.status ?? 'working'}>
          {given ? said(given) : text.proofWorking}
        </p>
        {files && (
          <>
            <p class="small">{text.proofFiles}</p>
            <div class="row">
              {Object.entries(files).map(([ending, content]) => {
                const name = `${board.puzzle}.${ending}`;
                return (
                  <Button
                    key={ending}
                    icon="down"
                    name={`save-${ending}`}
                    onClick={() => saveFile(new Blob([content], { type: 'application/octet-stream' }), name)}
                  >
                    {text.saveAs(name)}
                  </Button>
                );
              })}
            </div>
          </>
        )}
        {/* One button throughout, so that the focus is not lost when the answer comes. */}
        <div class="row">
          <Button kind="quiet" name="leave-proof" onClick={onClose}>
            {given ? text.close : text.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function said(answer: ProofAnswer): string {
  const text = words.value;
  return answer.status === 'proved'
    ? text.proofChecked(answer.lemmas, answer.bytes / 1000)
    : text.notProved[answer.because];
}
