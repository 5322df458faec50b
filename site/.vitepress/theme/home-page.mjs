// The first page: what it is, a board to play at once, and four doors.
import { useData, withBase } from 'vitepress';
import { computed, defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue';

const BOARD = `akari
.......
.#0..0.
1...1#.
#.....#
.0#...1
.#..0#.
.......`;

const WORDS = {
  en: {
    lead: 'Grid puzzles that are solved, proved, explained and drawn, and the constraint engine beneath them.',
    play: 'Play',
    docs: 'Read the docs',
    rules:
      'Tap cells to place lights. Light every white cell; no light may shine on another. A number says how many lights are beside it.',
    solved: 'Solved!',
    another: 'Another board',
    doors: [
      [
        'Play',
        'Boards of the day, hints that say why, lessons. On a phone, by keyboard, offline.',
        '/play/',
        'Open the studio',
      ],
      [
        'Set',
        'Draw a board and see at once whether it has one solution, or let the generator make it.',
        '/play/#/set',
        'Draw a board',
      ],
      [
        'Build',
        'A finite-domain engine without dependencies, a library, an element for your page, MiniZinc.',
        '/live.html',
        'Run an example',
      ],
      [
        'Study',
        'Four papers and their experiments repeated, proofs that others can check, a lab.',
        '/docs/papers/',
        'See the papers',
      ],
    ],
  },
  pt: {
    lead: 'Puzzles de grelha resolvidos, provados, explicados e desenhados, e o motor de restrições por baixo deles.',
    play: 'Jogar',
    docs: 'Ler os documentos',
    rules:
      'Toca nas células para pôr luzes. Ilumina as células brancas; nenhuma luz ilumina outra. Um número diz quantas luzes tem ao lado.',
    solved: 'Resolvido!',
    another: 'Outro tabuleiro',
    doors: [
      [
        'Jogar',
        'Tabuleiros do dia, dicas que dizem porquê, lições. No telemóvel, com o teclado, sem rede.',
        '/play/',
        'Abrir o estúdio',
      ],
      [
        'Criar',
        'Desenha um tabuleiro e vê logo se tem uma só solução, ou deixa o gerador fazê-lo.',
        '/play/#/set',
        'Desenhar um tabuleiro',
      ],
      [
        'Programar',
        'Um motor de domínio finito sem dependências, uma biblioteca, um elemento para a tua página, MiniZinc.',
        '/pt/live.html',
        'Executar um exemplo',
      ],
      [
        'Estudar',
        'Quatro artigos e as suas experiências repetidas, provas que outros podem verificar, um laboratório.',
        '/pt/docs/papers/',
        'Ver os artigos',
      ],
    ],
  },
};

export const HomePage = defineComponent({
  name: 'HomePage',
  setup() {
    const { lang, isDark } = useData();
    const language = computed(() => (lang.value.startsWith('pt') ? 'pt' : 'en'));
    const ready = ref(false);
    const solved = ref(false);
    const place = ref();
    const told = ({ detail }) => {
      solved.value = detail.solved;
    };
    onMounted(async () => {
      place.value?.addEventListener('calcada-move', told);
      // One file, which comes after the text of the page.
      const script = document.createElement('script');
      script.type = 'module';
      script.src = withBase('/calcada-element.js');
      if (!customElements.get('calcada-board')) document.head.append(script);
      await customElements.whenDefined('calcada-board');
      ready.value = true;
    });
    onBeforeUnmount(() => place.value?.removeEventListener('calcada-move', told));
    const link = (to, text, kind) =>
      h(
        'a',
        { class: kind, href: withBase(to), ...(to.startsWith('/play/') ? { target: '_self' } : {}) },
        text,
      );
    return () => {
      const words = WORDS[language.value];
      return h('main', { class: 'home' }, [
        h('section', { class: 'opening' }, [
          h('div', { class: 'said' }, [
            h('h1', {}, 'Calçada'),
            h('p', { class: 'lead' }, words.lead),
            h('p', { class: 'actions' }, [
              link('/play/', words.play, 'main action'),
              link(language.value === 'pt' ? '/pt/about.html' : '/about.html', words.docs, 'action'),
            ]),
          ]),
          h('div', { class: 'board', ref: place }, [
            h(
              'p',
              { class: 'rules', role: 'status' },
              solved.value
                ? [h('strong', {}, words.solved), ' ', link('/play/#/new/akari/7x7/easy', words.another)]
                : words.rules,
            ),
            h('div', { class: 'square' }, [
              ready.value
                ? h('calcada-board', {
                    board: BOARD,
                    lang: language.value,
                    theme: isDark.value ? 'dark' : 'light',
                  })
                : null,
            ]),
          ]),
        ]),
        h('hr', { class: 'waves', 'aria-hidden': 'true' }),
        h(
          'section',
          { class: 'doors' },
          words.doors.map(([title, text, to, call]) =>
            h(
              'a',
              { class: 'door', href: withBase(to), ...(to.startsWith('/play/') ? { target: '_self' } : {}) },
              [h('h2', {}, title), h('p', {}, text), h('span', { class: 'call' }, `${call} →`)],
            ),
          ),
        ),
      ]);
    };
  },
});
