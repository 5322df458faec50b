import type { Chart, Table } from '../../../src/lab/index.ts';
import { papers } from '../papers.ts';
import type { Results } from '../results.ts';
import type { Chapter } from './chapters.ts';
import { circumstances } from './circumstances.ts';
import { escaped, withCode } from './html-text.ts';
import { inShort } from './in-short.ts';
import { paletteCss } from './palette.ts';

const STYLE = `${paletteCss(':root')}
*{box-sizing:border-box}
html{scroll-behavior:smooth;-webkit-text-size-adjust:100%}
body{margin:0;background:var(--lab-ground);color:var(--lab-ink);font:16px/1.55 system-ui,sans-serif}
main,header,footer{max-width:64rem;margin:0 auto;padding:0 1rem}
header{padding-top:2.5rem}
h1{font-size:1.9rem;line-height:1.2;margin:0 0 .4rem;text-wrap:balance}
h2{font-size:1.35rem;line-height:1.25;margin:0 0 .3rem;text-wrap:balance}
h3{font-size:1rem;margin:0 0 .5rem}
p{margin:.5rem 0;max-width:46rem}
a{color:var(--lab-accent)}
code{font:.9em ui-monospace,monospace}
.faint,figcaption,.note{color:var(--lab-faint);font-size:.9rem}
nav ol{columns:2;column-gap:2rem;padding-left:1.4rem;margin:1rem 0}
nav li{break-inside:avoid;margin:.15rem 0}
section{margin:2rem 0;padding:1.2rem 1.2rem 1rem;background:var(--lab-panel);border:1px solid var(--lab-line);border-radius:.6rem}
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

function tableHtml({ title, columns, rows, note }: Table): string {
  const head = columns.map((column) => `<th scope="col">${withCode(column)}</th>`).join('');
  const body = rows
    .map(([first = '', ...rest]) => {
      const cells = rest.map((cell) => `<td>${escaped(cell)}</td>`).join('');
      return `<tr><th scope="row">${withCode(first)}</th>${cells}</tr>`;
    })
    .join('\n');
  const remark = note ? `<p class="note">${withCode(note)}</p>` : '';
  return `<h3>${withCode(title)}</h3><div class="table" tabindex="0" role="region" aria-label="${escaped(title)}"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>${remark}`;
}

const figureHtml = (chart: Chart, svg: string): string => {
  const limits = chart.series.some(({ points }) => points.some(({ atLeast }) => atLeast));
  const caption = limits
    ? '<figcaption>A triangle: some run reached its limit, the truth is more.</figcaption>'
    : '';
  return `<figure id="${escaped(chart.id)}"><h3>${escaped(chart.title)}</h3>${svg}${caption}</figure>`;
};

const items = (sentences: readonly string[]): string =>
  sentences.map((sentence) => `<li>${withCode(sentence)}</li>`).join('\n');

function sectionHtml({ experiment, presentation, account }: Chapter, draw: (chart: Chart) => string): string {
  const { tables, charts, reading } = presentation;
  return `<section id="${escaped(experiment.id)}">
<h2>${escaped(experiment.title)}</h2>
<p>${withCode(experiment.asks)}</p>
<ul class="reading">${items(reading)}</ul>
<div class="charts">${charts.map((chart) => figureHtml(chart, draw(chart))).join('\n')}</div>
${tables.map(tableHtml).join('\n')}
<details><summary>What to know before comparing</summary><ul>${items(experiment.notes)}</ul></details>
<p class="faint">${escaped(account)}</p>
</section>`;
}

/** The whole report as one page that needs nothing else. */
export function reportHtml(
  results: Results,
  chapters: readonly Chapter[],
  draw: (chart: Chart) => string,
): string {
  const contents = chapters
    .map(({ experiment: { id, title } }) => `<li><a href="#${escaped(id)}">${escaped(title)}</a></li>`)
    .join('\n');
  const sources = Object.values(papers)
    .map(({ id, title, authors }) => `<li>${id}: ${escaped(authors)}, <cite>${escaped(title)}</cite></li>`)
    .join('\n');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Calçada lab report</title>
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Calçada lab report</h1>
${circumstances(results)
  .map((line) => `<p class="faint">${escaped(line)}</p>`)
  .join('\n')}
<section><h2>In short</h2>${inShort(chapters)
    .map(({ title, texts }) => `<h3>${escaped(title)}</h3><ul>${items(texts)}</ul>`)
    .join('\n')}</section>
<nav aria-label="Experiments"><ol>${contents}</ol></nav>
</header>
<main>
${chapters.map((chapter) => sectionHtml(chapter, draw)).join('\n')}
</main>
<footer class="faint">
<p>The papers:</p>
<ul>${sources}</ul>
<p>Everything here was made from <code>results.json</code> alone.</p>
</footer>
</body>
</html>
`;
}
