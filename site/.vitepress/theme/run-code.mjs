// Runs a program of the reader in a worker of its own, which is ended by Stop and by the time limit.
export const SECONDS = 10;
const MOST_LINES = 2000;

/** What runs before the program: its output goes to the page in batches, and not without end. */
const PRELUDE = `
let __lines = [], __count = 0, __due = 0;
const __send = () => { if (__lines.length > 0) postMessage({ lines: __lines }); __lines = []; };
const __say = (value) => typeof value === 'string' ? value : value instanceof Error ? String(value) : (JSON.stringify(value) ?? String(value));
for (const name of ['log', 'info', 'warn', 'error', 'debug']) console[name] = (...values) => {
  if (++__count > ${MOST_LINES}) { __send(); throw new RangeError('expected at most ${MOST_LINES} lines of output, got more'); }
  __lines.push(values.map(__say).join(' ').slice(0, 10000));
  if (Date.now() >= __due) { __send(); __due = Date.now() + 100; }
};
`;

/** The text as a module: names of the package become addresses in this site. */
const asModule = (code, base) =>
  code.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])calcada((?:\/[a-z-]+)*)\2/g, (_, before, quote, entry) => {
    return `${before}${quote}${base}lib${entry}/index.js${quote}`;
  });

/**
 * Starts a program. `heard` gets what it prints; `ended` why it ended: `done`, `stopped`, `time`, or `error` with its
 * message. Answers with what stops it.
 */
export function runCode(code, base, { heard, ended }) {
  const module = URL.createObjectURL(new Blob([asModule(code, base)], { type: 'text/javascript' }));
  // The program is imported by a second script, so that an error in its syntax is told in words.
  const starter = `${PRELUDE}
import(${JSON.stringify(module)}).then(
  () => { __send(); postMessage({ ended: 'done' }); },
  (error) => { __send(); postMessage({ ended: 'error', message: String(error) }); },
);`;
  const script = URL.createObjectURL(new Blob([starter], { type: 'text/javascript' }));
  const worker = new Worker(script, { type: 'module' });
  let open = true;
  const end = (why, message = '') => {
    if (!open) return;
    open = false;
    worker.terminate();
    clearTimeout(timer);
    URL.revokeObjectURL(script);
    URL.revokeObjectURL(module);
    ended(why, message);
  };
  const timer = setTimeout(() => end('time'), SECONDS * 1000);
  worker.addEventListener('message', ({ data }) => {
    if (!open) return;
    if (data.lines) heard(data.lines);
    if (data.ended) end(data.ended, data.message);
  });
  worker.addEventListener('error', (event) =>
    end('error', event.message || 'the worker could not be started'),
  );
  return () => end('stopped');
}
