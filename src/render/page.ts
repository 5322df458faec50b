import { type AnyLanguage, type Phrase, sayPlace } from '../board/index.ts';
import type { Frame } from './strip.ts';
import { drawSvg, escaped, SHARED_STYLE } from './svg.ts';

/** Options of `drawPage`. */
export interface PageOptions {
  readonly language?: AnyLanguage;
  /** Said under the title, a paragraph each. */
  readonly introduction?: readonly string[];
}

/** Several scenes as one HTML page that needs nothing else: a picture and its caption for each, places set off. */
export function drawPage(title: string, frames: readonly Frame[], options: PageOptions = {}): string {
  const { language = 'en', introduction = [] } = options;
  const sections = frames.map(
    (frame, at) => `<section id="frame-${at + 1}">
<h2><a href="#frame-${at + 1}">${escaped(frame.title)}</a></h2>
${drawSvg(frame.scene, { language, inside: [0, 0] }).trimEnd()}
<p>${phrase(frame.caption, language)}</p>
</section>`,
  );
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<div class="shared">${SHARED_STYLE}</div>
<header>
<h1>${escaped(title)}</h1>
${introduction.map((text) => `<p>${escaped(text)}</p>`).join('\n')}
</header>
<main>
${sections.join('\n')}
</main>
</body>
</html>
`;
}

const STYLE = `
:root{color-scheme:light dark}
body{margin:0 auto;max-width:90rem;padding:1rem;font:16px/1.5 system-ui,"Segoe UI","Helvetica Neue",Arial,sans-serif;background:#fdfcf9;color:#24272c}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(22rem,100%),1fr));gap:1.5rem}
.shared{position:absolute}
section{scroll-margin-top:1rem}
section:target{outline:3px solid #1f66a8;outline-offset:.5rem}
section svg{max-width:100%;height:auto}
h2{font-size:1rem;margin:0 0 .25rem}
h2 a{color:inherit;text-decoration:none}
p{margin:.25rem 0}
b{white-space:nowrap}
@media (prefers-color-scheme:dark){body{background:#17191d;color:#e9e6df}section:target{outline-color:#6db3f2}}
@media print{section{break-inside:avoid}}
`;

const phrase = (caption: Phrase, language: AnyLanguage): string =>
  caption
    .map((part) => {
      if (typeof part === 'string') return escaped(part);
      return `<b>${escaped(sayPlace(part, language))}</b>`;
    })
    .join('');
