export function checkLinks(
  folder: string,
  base: string,
): {
  readonly files: number;
  readonly links: number;
  readonly anchors: number;
  readonly dead: readonly string[];
};
