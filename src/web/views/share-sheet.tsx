import { useSignal } from '@preact/signals';
import { useEffect, useId, useRef } from 'preact/hooks';
import { inLanguage, say } from '../../board/index.ts';
import { type Day, namesOf, type Shared, writeLink } from '../../play/index.ts';
import { Button, Choice, Dialog, Icon, Switch } from '../parts/index.ts';
import { boardText, reasoner, type WrittenBoard } from '../reasoner/index.ts';
import { addressOf, announce, language, show } from '../state/index.ts';
import { words } from '../words/index.ts';
import { embedCode, mayBeFramed } from './embed-code.ts';
import { savePng, saveSvg } from './save-picture.ts';

const WRITING_TIME = 10_000;

interface ShareSheetProps {
  readonly shared: Shared;
  /** The day whose board it is: the link then leads to the day. */
  readonly day?: Day | undefined;
  readonly onClose: () => void;
}

/** The board to take along: as a link, in any format, as a picture, on paper. */
export function ShareSheet({ shared, day, onClose }: ShareSheetProps) {
  const text = words.value;
  const { puzzle, grid, states } = shared;
  const withProgress = useSignal(false);
  const formats = useSignal<readonly WrittenBoard[]>([]);
  const chosen = useSignal('');
  const linkId = useId();
  const embedId = useId();
  const embed = useRef<HTMLTextAreaElement>(null);
  const link = useRef<HTMLInputElement>(null);
  const written = useRef<HTMLTextAreaElement>(null);
  const framing = useSignal<boolean | undefined>(undefined);
  useEffect(() => {
    void mayBeFramed().then((may) => {
      framing.value = may;
    });
  }, []);
  const touched = states?.some((state) => state !== null) ?? false;
  useEffect(() => {
    const board = boardText(puzzle, grid);
    void reasoner
      .ask((answers) => answers.write(board), { limit: WRITING_TIME })
      .then((answer) => {
        if (!answer.ok) return;
        formats.value = answer.value;
        chosen.value = answer.value[0]?.id ?? '';
      });
  }, [puzzle, grid]);

  const copy = async (field: HTMLInputElement | HTMLTextAreaElement | null): Promise<void> => {
    if (!field) return;
    field.select();
    try {
      await navigator.clipboard.writeText(field.value);
      announce(text.copied);
      show({ kind: 'good', text: text.copied });
    } catch {
      show({ kind: 'bad', text: text.notCopied });
    }
  };
  const plain = { puzzle, grid, ...namesOf(shared) };
  const sent: Shared = withProgress.value && states ? { ...plain, states } : plain;
  const here =
    day === undefined || withProgress.value
      ? `#/play/${writeLink(sent)}`
      : addressOf({ view: 'day', puzzle, day });
  const address = `${location.href.split('#')[0]}${here}`;
  const shown = formats.value.find(({ id }) => id === chosen.value);
  return (
    <Dialog title={text.shareTitle} onClose={onClose} name="share-sheet">
      <div class="form">
        <label for={linkId}>{text.shareLink}</label>
        <div class="row">
          <input id={linkId} ref={link} type="text" readOnly value={address} data-name="link" />
          <Button icon="copy" name="copy-link" onClick={() => void copy(link.current)}>
            {text.copy}
          </Button>
        </div>
        {touched && (
          <Switch
            label={text.shareProgress}
            name="with-progress"
            value={withProgress.value}
            onChange={(wanted) => {
              withProgress.value = wanted;
            }}
          />
        )}
        {framing.value === false && (
          <p class="small" data-name="no-frames">
            {text.embedRefused}
          </p>
        )}
        {framing.value && (
          <>
            <label for={embedId}>{text.embedCode}</label>
            <div class="row">
              <textarea
                id={embedId}
                ref={embed}
                readOnly
                rows={2}
                data-name="embed-code"
                value={embedCode(writeLink(plain), say(puzzle.title, language.value), puzzle.size(grid))}
              />
              <Button icon="copy" name="copy-embed" onClick={() => void copy(embed.current)}>
                {text.copy}
              </Button>
            </div>
          </>
        )}
        {formats.value.length > 0 && (
          <>
            <Choice
              label={text.copyAs}
              name="format"
              value={chosen.value}
              choices={formats.value.map(({ id, title }) => [id, inLanguage(title, language.value)] as const)}
              onChoose={(id) => {
                chosen.value = id;
              }}
            />
            {shown?.text === undefined ? (
              <p class="bad">
                {text.cannotWrite} {shown?.problem && inLanguage(shown.problem, language.value)}
              </p>
            ) : (
              <div class="row">
                <textarea
                  ref={written}
                  readOnly
                  rows={4}
                  aria-label={inLanguage(shown.title, language.value)}
                  data-name="written"
                  value={shown.text}
                />
                <Button icon="copy" name="copy-format" onClick={() => void copy(written.current)}>
                  {text.copy}
                </Button>
              </div>
            )}
          </>
        )}
        <div class="row pairs">
          <Button icon="down" name="svg" onClick={() => saveSvg(sent)}>
            {text.downloadSvg}
          </Button>
          <Button icon="down" name="png" onClick={() => void savePng(sent)}>
            {text.downloadPng}
          </Button>
          <Button
            icon="print"
            name="print"
            onClick={() => {
              onClose();
              setTimeout(() => print(), 50);
            }}
          >
            {text.print}
          </Button>
          <a
            class="button plain"
            href={addressOf({ view: 'print', shared: plain })}
            data-name="print-with-others"
          >
            <Icon name="print" />
            <span>{text.printSeveral}</span>
          </a>
        </div>
      </div>
    </Dialog>
  );
}
