import { useSignal } from '@preact/signals';
import { useMemo } from 'preact/hooks';
import { bitmapOf, type Shades } from '../../board/index.ts';
import { rowsOfPicture, widthsOfPicture } from '../../play/index.ts';
import { Button, Dialog, Slider } from '../parts/index.ts';
import { words } from '../words/index.ts';
import { openPicture } from './open-picture.ts';

/** Asks how wide a board a picture is to become, and shows what it will look like. */
export function PictureSheet({ shades, onClose }: { readonly shades: Shades; readonly onClose: () => void }) {
  const text = words.value;
  const { least, most, usual } = useMemo(() => widthsOfPicture(shades), [shades]);
  const chosen = useSignal(usual);
  // Another picture may take the place of the first while it is being asked.
  const columns = Math.min(Math.max(chosen.value, least), most);
  const rows = rowsOfPicture(shades, columns);
  const outline = useMemo(
    () => outlineOf(bitmapOf(shades, { rows, columns }).painted, columns),
    [shades, columns],
  );
  const make = async (): Promise<void> => {
    onClose();
    await openPicture(shades, columns);
  };
  return (
    <Dialog title={text.pictureTitle} onClose={onClose} name="picture-sheet">
      <div class="form">
        <svg
          class="picture-preview"
          viewBox={`0 0 ${columns} ${rows}`}
          role="img"
          aria-label={text.picturePreview(rows, columns)}
          data-name="preview"
        >
          <rect width={columns} height={rows} />
          <path d={outline} />
        </svg>
        <Slider
          label={text.pictureWidth}
          name="picture-width"
          value={columns}
          least={least}
          most={most}
          says={text.size(rows, columns)}
          onChange={(width) => {
            chosen.value = width;
          }}
          onEnter={make}
        />
        <p class="small">{text.pictureHint}</p>
        <div class="row end">
          <Button name="cancel" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button kind="main" icon="spark" name="make-picture" onClick={make}>
            {text.pictureMake}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

/** Dark cells as one path, a unit a cell. */
const outlineOf = (dark: readonly boolean[], columns: number): string =>
  dark
    .map((isDark, cell) => (isDark ? `M${cell % columns} ${Math.floor(cell / columns)}h1v1h-1z` : ''))
    .join('');
