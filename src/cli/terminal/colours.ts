const dressed =
  (isOn: boolean, start: number, end: number) =>
  (text: string): string =>
    isOn ? `\u001b[${start}m${text}\u001b[${end}m` : text;

/** Words in colours or bold, where a terminal shows them; as they are elsewhere. None has another within it. */
export const coloursIf = (isOn: boolean) =>
  ({
    bold: dressed(isOn, 1, 22),
    red: dressed(isOn, 31, 39),
    green: dressed(isOn, 32, 39),
    yellow: dressed(isOn, 33, 39),
  }) as const;
