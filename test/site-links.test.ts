/** The checker of the site's links finds what is dead; the site itself is built and checked by `npm run site`. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { checkLinks } from '../site/check-links.mjs';

const folder = mkdtempSync(join(tmpdir(), 'calcada-site-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('finds dead pages, anchors and pictures, and nothing else', () => {
  mkdirSync(join(folder, 'docs'));
  writeFileSync(
    join(folder, 'index.html'),
    `<h1 id="início" class='a > b'>x</h1>
     <a href="/base/docs/">a folder</a> <a href="docs/tour#b&amp;c">a page and an anchor</a> <a href="#in%C3%ADcio">here</a>
     <a href="https://example.org/none">elsewhere</a> <script>'<a href="never">'</script> <!-- <a href="never"> -->
     <a href="docs/none.html">dead</a> <a href="/docs/">outside</a> <img alt="->" src="none.svg"> <a href="docs/#none">dead</a>`,
  );
  writeFileSync(join(folder, 'docs/index.html'), '<a href="../play/#/set">the studio reads this itself</a>');
  writeFileSync(join(folder, 'docs/tour.html'), '<h2 id="b&amp;c">x</h2>');
  mkdirSync(join(folder, 'play'));
  writeFileSync(join(folder, 'play/index.html'), '<title>x</title>');
  expect(checkLinks(folder, '/base/')).toEqual({
    files: 4,
    links: 8,
    anchors: 3,
    dead: [
      'index.html links to /docs/, outside /base/',
      'index.html links to docs/#none: the page has no such place',
      'index.html links to docs/none.html: there is no such page',
      'index.html links to none.svg: there is no such page',
    ],
  });
});
