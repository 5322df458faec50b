/** Every icon is a few strokes on a field of 24 by 24. */
const STROKES = {
  undo: 'M9 4L4 9l5 5M4 9h10a5.5 5.5 0 0 1 0 11h-2',
  redo: 'M15 4l5 5-5 5M20 9H10a5.5 5.5 0 0 0 0 11h2',
  restart: 'M5 5v5h5M5.5 10a8 8 0 1 1-1 5',
  flag: 'M6 21V4M6 4h11l-2.5 4 2.5 4H6',
  bulb: 'M9 18h6M10 21h4M12 3a6 6 0 0 0-3.5 10.9c.6.5 1 1.3 1 2.1h5c0-.8.4-1.6 1-2.1A6 6 0 0 0 12 3z',
  share: 'M12 15V4M8 7.5L12 3.5l4 4M6 12H5v8h14v-8h-1',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  close: 'M6 6l12 12M18 6L6 18',
  gear: 'M12 8.8a3.2 3.2 0 1 0 0 6.4a3.2 3.2 0 0 0 0-6.4zM10.3 3h3.4l.5 2.6 1.5.6 2.2-1.5 2.4 2.4-1.5 2.2.6 1.5 2.6.5v3.4l-2.6.5-.6 1.5 1.5 2.2-2.4 2.4-2.2-1.5-1.5.6-.5 2.6h-3.4l-.5-2.6-1.5-.6-2.2 1.5-2.4-2.4 1.5-2.2-.6-1.5L2 14.7v-3.4l2.6-.5.6-1.5-1.5-2.2 2.4-2.4 2.2 1.5 1.5-.6z',
  menu: 'M5 12h.01M12 12h.01M19 12h.01',
  note: 'M5 19l1-4L15.5 5.5l3 3L9 18zM13.5 7.5l3 3M14 19h6',
  strike: 'M4 12h16M8 8.5C8 6 10 5 12 5s4 1 4 3M8 15.5c0 2.5 2 3.5 4 3.5s4-1 4-3.5',
  pen: 'M4 20l1-4L16 5l3 3L8 19zM14 7l3 3',
  play: 'M8 5l11 7-11 7z',
  book: 'M12 6c-2-1.5-5-2-8-1.5v14c3-.5 6 0 8 1.5c2-1.5 5-2 8-1.5v-14c-3-.5-6 0-8 1.5zM12 6v14',
  open: 'M4 19V6h5l2 2h9v11zM4 11h16',
  spark: 'M12 3v6M12 15v6M3 12h6M15 12h6M6 6l3 3M15 15l3 3M18 6l-3 3M9 15l-3 3',
  dot: 'M12 5.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 0 0 0-13zM12 11.9v.2',
  stack: 'M4 8l8-4 8 4-8 4zM4 12l8 4 8-4M4 16l8 4 8-4',
  tick: 'M5 13l4.5 4.5L19 7',
  print: 'M7 9V4h10v5M7 17H4V9h16v8h-3M7 14h10v6H7z',
  copy: 'M9 9h11v11H9zM15 9V4H4v11h5',
  down: 'M12 4v11M8 11l4 4 4-4M5 20h14',
  eye: 'M3 12c3-5 6-7 9-7s6 2 9 7c-3 5-6 7-9 7s-6-2-9-7zM12 9.5a2.5 2.5 0 1 0 0 5a2.5 2.5 0 0 0 0-5z',
  clock: 'M12 4a8 8 0 1 0 0 16a8 8 0 0 0 0-16zM12 8v4.5l3 2',
  flask: 'M9 3h6M10 3v6l-5 9c-.7 1.3.2 3 1.7 3h10.6c1.5 0 2.4-1.7 1.7-3l-5-9V3M7.5 15h9',
  stop: 'M6 6h12v12H6z',
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  cap: 'M2 10l10-5 10 5-10 5zM6 12v5c3 3 9 3 12 0v-5M22 10v6',
  chart: 'M4 20h16M7 17v-5M12 17V6M17 17v-8',
  calendar: 'M5 6h14v14H5zM5 10h14M9 3v4M15 3v4',
  turn: 'M19 5v5h-5M18.5 10a7.5 7.5 0 1 0 1 4.5',
  mirror: 'M12 3v18M9 7l-5 10h5zM15 7l5 10h-5z',
  flip: 'M3 12h18M7 9l10-5v5zM7 15l10 5v-5z',
  back: 'M4 12h12a4 4 0 0 1 0 8h-3M8 8l-4 4 4 4',
  question: 'M9 9a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1.2-1.5 2.4M12 17.5v.5',
} as const;

export type IconName = keyof typeof STROKES;

export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg class="icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={STROKES[name]} />
    </svg>
  );
}
