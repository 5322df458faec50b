import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { PaperPage } from '../../lab/index.ts';
import { puzzleById } from '../../puzzles/index.ts';
import { Icon } from '../parts/index.ts';
import { addressOf, usualLanguage } from '../state/index.ts';
import { loadPages, type Pages, pagesIn, papersWords } from './pages.ts';
import { fetchingWords } from './words.ts';

/** The list of the papers, or the page of one. */
export function PapersView({ paper }: { readonly paper?: string | undefined }) {
  const { loading, notLoaded } = fetchingWords.value;
  const spoken = usualLanguage.value;
  useEffect(() => void loadPages(spoken), [spoken]);
  const pages = pagesIn.value[spoken];
  if (pages === undefined) return <p class="busy">{loading}</p>;
  if (pages === false)
    return (
      <p class="bad" role="alert">
        {notLoaded}
      </p>
    );
  const shown = pages.pages.find(({ number }) => number === paper);
  return shown ? <OnePaper page={shown} plots={pages.plots} /> : <AllPapers pages={pages.pages} />;
}

/** The tables and plots of a puzzle's paper, to be read beside a run of one's own. */
export function PaperMeasurements({ puzzle }: { readonly puzzle: string }) {
  const spoken = usualLanguage.value;
  useEffect(() => void loadPages(spoken), [spoken]);
  const pages = pagesIn.value[spoken];
  const page = pages ? pages.pages.find(({ puzzleId }) => puzzleId === puzzle) : undefined;
  if (!pages || !page) return pages === false ? <p class="bad">{fetchingWords.value.notLoaded}</p> : null;
  const { text } = pages;
  return (
    <section class="papers" aria-labelledby="paper-measured" data-name="paper-measured">
      <h2 id="paper-measured">{text.beside}</h2>
      <p>
        {text.besideAbout} <a href={addressOf({ view: 'papers', paper: page.number })}>{text.wholePage}</a>
      </p>
      {page.chapters.map((chapter) => (
        <details key={chapter.title}>
          <summary>{chapter.title}</summary>
          <Measured chapter={chapter} plots={pages.plots} />
        </details>
      ))}
    </section>
  );
}

function AllPapers({ pages }: { readonly pages: readonly PaperPage[] }) {
  const text = papersWords();
  return (
    <div class="papers">
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <ul class="cards">
        {pages.map(({ number, title, puzzle, credits, about }) => (
          <li key={number} class="card">
            <h2>
              <a href={addressOf({ view: 'papers', paper: number })} data-name={`paper-${number}`}>
                {puzzle}
              </a>
            </h2>
            <p lang="pt">
              <cite>{title}</cite>
            </p>
            <p class="small">{credits}</p>
            <p>{about}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function OnePaper({ page, plots }: { readonly page: PaperPage; readonly plots: Pages['plots'] }) {
  const text = papersWords();
  return (
    <article class="papers" data-paper={page.number}>
      <p>
        <a href={addressOf({ view: 'papers' })}>{text.all}</a>
      </p>
      <h1>{page.puzzle}</h1>
      <p lang="pt">
        <cite>{page.title}</cite>
      </p>
      <p class="small">{page.credits}</p>
      <p>{page.about}</p>
      <nav aria-label={text.contents}>
        <ol>
          {page.chapters.map(({ title }, at) => (
            <li key={title}>
              <Jump to={`chapter-${at}`}>{title}</Jump>
            </li>
          ))}
          <li>
            <Jump to="claims">{text.claims}</Jump>
          </li>
        </ol>
      </nav>
      <Boards page={page} />
      <section>
        <h2>{text.commands}</h2>
        <dl class="commands">
          {page.commands.map(({ command, does }) => (
            <div key={command}>
              <dt>
                <WithCode text={does} />
              </dt>
              <dd>
                <Printed of={command} />
              </dd>
            </div>
          ))}
        </dl>
        <p class="small">
          {text.program
            .replace('{lines}', `${page.listing.lines}`)
            .replace('{changes}', `${page.listing.changes}`)}
        </p>
      </section>
      <section>
        <h2>{text.prints}</h2>
        {page.prints.map(({ where, theirs, ours }) => (
          <div key={where} class="prints">
            <figure>
              <figcaption>
                {where}, {theirs === '' ? text.picture : text.theirs}
              </figcaption>
              {theirs !== '' && <Printed of={theirs} />}
            </figure>
            <figure>
              <figcaption>{text.ours}</figcaption>
              <Printed of={ours.trim()} />
            </figure>
          </div>
        ))}
      </section>
      <section>
        <h2>{text.measured}</h2>
        <details>
          <summary>{text.before}</summary>
          <Sentences all={page.caveats} />
        </details>
        {page.chapters.map((chapter, at) => (
          <Chapter key={chapter.title} chapter={chapter} plots={plots} id={`chapter-${at}`} />
        ))}
      </section>
      <Claims page={page} />
      <section>
        <h2>{text.future}</h2>
        {page.future.length === 0 && <p>{text.none}</p>}
        {page.future.map(({ quote, says, became }) => (
          <div key={quote}>
            <Quote quote={quote} says={says} />
            <p>
              <WithCode text={became} />
            </p>
          </div>
        ))}
      </section>
    </article>
  );
}

function Boards({ page }: { readonly page: PaperPage }) {
  const text = papersWords();
  const puzzle = puzzleById(page.puzzleId);
  return (
    <section>
      <h2>{text.boards}</h2>
      <ul class="boards-list">
        {page.boards.map(({ name, size, note, text: written }) => {
          const parsed = puzzle?.parse(written);
          const shared = puzzle && parsed?.ok ? { puzzle, grid: parsed.grid } : undefined;
          return (
            <li key={name}>
              <b>{name}</b> {size} <span class="small">{note}</span>
              {shared && (
                <span class="row">
                  <a
                    class="button plain"
                    href={addressOf({ view: 'play', shared })}
                    aria-label={`${text.play}: ${name}`}
                  >
                    <Icon name="play" />
                    <span>{text.play}</span>
                  </a>
                  <a
                    class="button quiet"
                    href={addressOf({ view: 'lab', shared })}
                    aria-label={`${text.measure}: ${name}`}
                  >
                    <Icon name="flask" />
                    <span>{text.measure}</span>
                  </a>
                </span>
              )}
            </li>
          );
        })}
        {page.lost.map(({ name, why }) => (
          <li key={name}>
            <b>{name}</b> {text.lost} <span class="small">{why}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface ChapterProps {
  readonly chapter: PaperPage['chapters'][number];
  readonly plots: Pages['plots'];
}

const Chapter = ({ chapter, plots, id }: ChapterProps & { readonly id: string }) => (
  <section id={id}>
    <h3>{chapter.title}</h3>
    <Measured chapter={chapter} plots={plots} />
  </section>
);

/** What was measured for one table or figure. */
function Measured({ chapter, plots }: ChapterProps) {
  const text = papersWords();
  const { asks, reading, plots: drawn, tables, notes } = chapter;
  return (
    <>
      <p>
        <WithCode text={asks} />
      </p>
      <Sentences all={reading} />
      {tables.map(({ title: name, columns, rows, note }) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        <section key={name} class="wide" aria-label={name} tabIndex={0}>
          <table>
            <caption>{name}</caption>
            <thead>
              <tr>
                {columns.map((column, at) => (
                  <th key={`${at} ${column}`} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, at) =>
                    at === 0 ? (
                      <th key={columns[at]} scope="row">
                        {cell}
                      </th>
                    ) : (
                      <td key={`${at} ${columns[at]}`}>{cell}</td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
          {note && (
            <p class="small">
              <WithCode text={note} />
            </p>
          )}
        </section>
      ))}
      {drawn.map(({ id: plot, title: name }) => (
        <figure key={plot}>
          <img
            src={`data:image/svg+xml,${encodeURIComponent(plots[plot] ?? '')}`}
            alt={name}
            loading="lazy"
          />
          <figcaption>{name}</figcaption>
        </figure>
      ))}
      {notes.length > 0 && (
        <details>
          <summary>{text.before}</summary>
          <Sentences all={notes} />
        </details>
      )}
    </>
  );
}

function Claims({ page }: { readonly page: PaperPage }) {
  const text = papersWords();
  return (
    <section id="claims">
      <h2>{text.claims}</h2>
      {page.claims.map(({ id, quote, says, where, holds, verdict, found, open }) => (
        <div key={id} class="claim" data-claim={id} data-holds={holds}>
          <Quote quote={quote} says={says} where={where} />
          <p>
            <b>{verdict}</b>: <WithCode text={found} />
            {open !== '' && (
              <>
                {' '}
                {text.open}: <WithCode text={open} />.
              </>
            )}
          </p>
        </div>
      ))}
    </section>
  );
}

/** In the words of the paper, and in English for those who read English. */
function Quote({
  quote,
  says,
  where,
}: {
  readonly quote: string;
  readonly says: string;
  readonly where?: string;
}) {
  return (
    <blockquote>
      <p lang="pt">{quote}</p>
      {usualLanguage.value === 'en' && <p class="small">{says}</p>}
      {where && (
        <footer class="small" lang="pt">
          {where}
        </footer>
      )}
    </blockquote>
  );
}

const Sentences = ({ all }: { readonly all: readonly string[] }) => (
  <ul>
    {all.map((one) => (
      <li key={one}>
        <WithCode text={one} />
      </li>
    ))}
  </ul>
);

/** As it stands in a terminal; it scrolls by itself where the page is narrow. */
const Printed = ({ of }: { readonly of: string }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
  <pre tabIndex={0}>
    <code>{of}</code>
  </pre>
);

/** What stands between backquotes is code. */
const WithCode = ({ text }: { readonly text: string }) => (
  <>{text.split('`').map((part, at) => (at % 2 === 1 ? <code key={`${at} ${part}`}>{part}</code> : part))}</>
);

/** To a part of the page; the address keeps the page. */
function Jump({ to, children }: { readonly to: string; readonly children: ComponentChildren }) {
  const jump = (event: Event): void => {
    event.preventDefault();
    document.getElementById(to)?.scrollIntoView();
  };
  return (
    <a href={`#${to}`} onClick={jump}>
      {children}
    </a>
  );
}
