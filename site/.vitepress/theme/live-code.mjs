// `<LiveCode>`: examples of the library in an editor, run in the page. What they print is text, never markup.
import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, onBeforeUnmount, ref } from 'vue';
import { runCode, SECONDS } from './run-code.mjs';

const sources = import.meta.glob('../../live/*.js', { query: '?raw', import: 'default', eager: true });
const EXAMPLES = new Map(
  Object.entries(sources).map(([path, text]) => [/([\w-]+)\.js$/.exec(path)[1], text]),
);
const ORDER = ['queens', 'job-shop', 'send-more-money', 'explained-board'];
const names = [...EXAMPLES.keys()].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b));

const WORDS = {
  en: {
    example: 'Example',
    code: 'The program',
    output: 'Output',
    run: 'Run',
    stop: 'Stop',
    reset: 'Reset',
    titles: {
      queens: 'Eight queens',
      'job-shop': 'A job shop',
      'send-more-money': 'SEND + MORE = MONEY',
      'explained-board': 'A board, explained',
    },
    running: 'Running…',
    done: (ms) => `Done in ${ms} ms.`,
    stopped: 'Stopped.',
    time: `Stopped after ${SECONDS} seconds, the time limit.`,
    error: 'Ended with an error.',
    ready: 'Change the program and press Run, or Ctrl + Enter.',
  },
  pt: {
    example: 'Exemplo',
    code: 'O programa',
    output: 'Resultado',
    run: 'Executar',
    stop: 'Parar',
    reset: 'Repor',
    titles: {
      queens: 'Oito rainhas',
      'job-shop': 'Uma oficina',
      'send-more-money': 'SEND + MORE = MONEY',
      'explained-board': 'Um tabuleiro explicado',
    },
    running: 'A executar…',
    done: (ms) => `Terminado em ${ms} ms.`,
    stopped: 'Parado.',
    time: `Parado ao fim de ${SECONDS} segundos, o limite de tempo.`,
    error: 'Terminou com um erro.',
    ready: 'Altera o programa e carrega em Executar, ou Ctrl + Enter.',
  },
};

export const LiveCode = defineComponent({
  name: 'LiveCode',
  setup() {
    const { lang } = useData();
    const words = computed(() => WORDS[lang.value.slice(0, 2)] ?? WORDS.en);
    const name = ref(names[0]);
    const code = ref(EXAMPLES.get(names[0]));
    const output = ref('');
    const state = ref('ready');
    const said = ref('');
    let stop;
    const choose = (next) => {
      stop?.();
      name.value = next;
      code.value = EXAMPLES.get(next);
      output.value = '';
      state.value = 'ready';
    };
    const run = () => {
      stop?.();
      output.value = '';
      state.value = 'running';
      const start = performance.now();
      stop = runCode(code.value, new URL(withBase('/'), location.href).href, {
        heard: (lines) => {
          output.value += `${lines.join('\n')}\n`;
        },
        ended: (why, message) => {
          stop = undefined;
          state.value = why;
          if (message) output.value += `${message}\n`;
          said.value =
            why === 'done' ? words.value.done(Math.round(performance.now() - start)) : words.value[why];
        },
      });
    };
    onBeforeUnmount(() => stop?.());
    const keys = (event) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        run();
      }
    };
    const button = (id, act, disabled = false) =>
      h('button', { type: 'button', class: id, 'data-name': id, disabled, onClick: act }, words.value[id]);
    return () =>
      h('div', { class: 'live' }, [
        h('div', { class: 'bar' }, [
          h('label', {}, [
            h('span', {}, words.value.example),
            h(
              'select',
              { value: name.value, onChange: (event) => choose(event.target.value) },
              names.map((one) => h('option', { value: one }, words.value.titles[one] ?? one)),
            ),
          ]),
          button('run', run, state.value === 'running'),
          button('stop', () => stop?.(), state.value !== 'running'),
          button('reset', () => choose(name.value)),
        ]),
        h('textarea', {
          'aria-label': words.value.code,
          value: code.value,
          spellcheck: false,
          autocapitalize: 'off',
          autocomplete: 'off',
          rows: code.value.split('\n').length + 1,
          onInput: (event) => {
            code.value = event.target.value;
          },
          onKeydown: keys,
        }),
        h(
          'p',
          { class: ['state', state.value], role: 'status' },
          state.value === 'ready'
            ? words.value.ready
            : state.value === 'running'
              ? words.value.running
              : said.value,
        ),
        h(
          'pre',
          { class: 'output', 'aria-label': words.value.output, tabindex: 0, hidden: output.value === '' },
          output.value,
        ),
      ]);
  },
});
