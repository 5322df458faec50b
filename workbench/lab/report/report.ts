import type { Language } from '../../../src/board/index.ts';
import type { Chart, Table } from '../../../src/lab/index.ts';
import type { Results } from '../results.ts';
import type { Chapter } from './chapters.ts';
import { circumstances } from './circumstances.ts';
import { type Group, groupsOf } from './groups.ts';
import { escaped, withCode } from './html-text.ts';
import { inShort } from './in-short.ts';
import { paletteCss } from './palette.ts';
import type { Say } from './say.ts';
import { VERDICTS_TITLE, verdictText } from './verdict-text.ts';

const STYLE = `${paletteCss(':root')}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--lab-ground);color:var(--lab-ink);font:16px/1.55 system-ui,sans-serif}
main,header,footer{max-width:64rem;margin:0 auto;padding:0 1rem}
header{padding-top:2.5rem}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .4rem;text-wrap:balance}
h2{font-size:1.35rem;line-height:1.25;margin:0 0 .3rem;text-wrap:balance}
h3{font-size:1.15rem;margin:0 0 .4rem}
h4{font-size:1rem;margin:0 0 .5rem}
p{margin:.5rem 0;max-width:46rem}
a{color:var(--lab-accent)}
code{font:.9em ui-monospace,monospace}
.faint,figcaption,.note{color:var(--lab-faint);font-size:.9rem}
nav ol{columns:2;column-gap:2rem;padding-left:1.4rem;margin:1rem 0}
nav li{break-inside:avoid;margin:.15rem 0}
section,.verdicts{margin:2rem 0;padding:1.2rem 1.2rem 1rem;background:var(--lab-panel);border:1px solid var(--lab-line);border-radius:.6rem}
.reading{border-left:3px solid var(--lab-accent);padding:.1rem 0 .1rem 1rem;margin:.9rem 0;max-width:46rem;list-style:none}
.reading li{margin:.35rem 0}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1.2rem;margin:1.2rem 0}
figure{margin:0;min-width:0}
figure svg{display:block;width:100%;max-width:30rem;height:auto}
.table{overflow-x:auto;margin:0 0 1.3rem}
.table:focus-visible{outline:2px solid var(--lab-accent)}
table{border-collapse:collapse;font-size:.88rem;font-variant-numeric:tabular-nums;min-width:100%}
th,td{padding:.28rem .6rem;border-bottom:1px solid var(--lab-line);text-align:right;white-space:nowrap}
th:first-child,td:first-child{text-align:left;padding-left:0}
thead th{color:var(--lab-faint);font-weight:500;white-space:normal;vertical-align:bottom}
tbody th{font-weight:500}
details{margin:.8rem 0;max-width:46rem}
summary{cursor:pointer;color:var(--lab-accent)}
footer{padding-bottom:3rem}
@media (max-width:40rem){nav ol{columns:1}section{padding:1rem .8rem;margin:1.2rem 0;border-radius:.4rem}th,td{padding:.25rem .45rem}}
@media print{section{break-inside:avoid}body{background:none}}`;

function tableHtml({ title, columns, rows, note }: Table, say: Say): string {
  const head = columns.map((column) => `<th scope="col">${withCode(say(column))}</th>`).join('');
  const body = rows
    .map(([first = '', ...rest]) => {
      const cells = rest.map((cell) => `<td>${withCode(say(cell))}</td>`).join('');
      return `<tr><th scope="row">${withCode(say(first))}</th>${cells}</tr>`;
    })
    .join('\n');
  const remark = note ? `<p class="note">${withCode(say(note))}</p>` : '';
  return `<h4>${withCode(say(title))}</h4><div class="table" tabindex="0" role="region" aria-label="${escaped(say(title))}"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>${remark}`;
}

const figureHtml = (chart: Chart, svg: string, say: Say): string => {
  const limits = chart.series.some(({ points }) => points.some(({ atLeast }) => atLeast));
  const caption = limits
    ? `<figcaption>${escaped(say('A triangle: some run reached its limit, the truth is more.'))}</figcaption>`
    : '';
  return `<figure id="${escaped(chart.id)}"><h4>${escaped(say(chart.title))}</h4>${svg}${caption}</figure>`;
};

const items = (sentences: readonly string[], say: Say): string =>
  sentences.map((sentence) => `<li>${withCode(say(sentence))}</li>`).join('\n');

const caveats = (sentences: readonly string[], say: Say): string =>
  sentences.length === 0
    ? ''
    : `<details><summary>${escaped(say('What to know before comparing'))}</summary><ul>${items(sentences, say)}</ul></details>`;

function sectionHtml(
  { experiment, presentation, account }: Chapter,
  draw: (chart: Chart) => string,
  say: Say,
): string {
  const { tables, charts, reading } = presentation;
  return `<section id="${escaped(experiment.id)}">
<h3>${escaped(say(experiment.title))}</h3>
<p>${withCode(say(experiment.asks))}</p>
<ul class="reading">${items(reading, say)}</ul>
<div class="charts">${charts.map((chart) => figureHtml(chart, draw(chart), say)).join('\n')}</div>
${tables.map((table) => tableHtml(table, say)).join('\n')}
${caveats(experiment.notes, say)}
<p class="faint">${escaped(say(account))}</p>
</section>`;
}

const verdictsHtml = ({ verdicts }: Group, say: Say): string =>
  verdicts.length === 0
    ? ''
    : `<div class="verdicts"><h3>${escaped(say(VERDICTS_TITLE))}</h3><ul class="reading">${verdicts
        .map(
          (verdict) =>
            `<li>${withCode(say(verdictText(verdict))).replace(/\*\*(.+?)\*\*/, '<b>$1</b>')}</li>`,
        )
        .join('\n')}</ul></div>`;

const groupHtml = (group: Group, draw: (chart: Chart) => string, say: Say): string => `<div id="${group.id}">
<h2>${escaped(say(group.title))}</h2>
${group.credits === undefined ? '' : `<p class="faint">${escaped(group.credits)}.</p>`}
${caveats(group.caveats, say)}
${group.chapters.map((chapter) => sectionHtml(chapter, draw, say)).join('\n')}
${verdictsHtml(group, say)}
</div>`;

/** The whole report as one page that needs nothing else. */
export function reportHtml(
  results: Results,
  chapters: readonly Chapter[],
  draw: (chart: Chart) => string,
  language: Language,
  say: Say,
): string {
  const groups = groupsOf(chapters);
  const contents = groups
    .map(({ id, title, chapters: own }) => {
      const inner = own.map(
        ({ experiment }) =>
          `<li><a href="#${escaped(experiment.id)}">${escaped(say(experiment.title))}</a></li>`,
      );
      return `<li><a href="#${id}">${escaped(say(title))}</a><ul>${inner.join('\n')}</ul></li>`;
    })
    .join('\n');
  const title = escaped(say('Calçada lab report'));
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>${title}</h1>
${circumstances(results)
  .map((line) => `<p class="faint">${escaped(say(line))}</p>`)
  .join('\n')}
<nav aria-label="${escaped(say('Contents'))}"><ol>${contents}</ol></nav>
<section><h2>${escaped(say('In short'))}</h2>${inShort(chapters)
    .map(({ title: kind, texts }) => `<h3>${escaped(say(kind))}</h3><ul>${items(texts, say)}</ul>`)
    .join('\n')}</section>
</header>
<main>
${groups.map((group) => groupHtml(group, draw, say)).join('\n')}
</main>
<footer class="faint">
<p>${withCode(say('Everything here was made from `results.json` alone.'))}</p>
</footer>
</body>
</html>
`;
}
