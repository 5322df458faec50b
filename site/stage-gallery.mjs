// The gallery: for each puzzle boards of every level from those of the studio, each drawn and with a link to play it.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root, served, staged } from './places.mjs';

const OF_EACH_LEVEL = 3;
/** Larger ones are hard to see at the size of a card. */
const MOST_SIDE = 12;
const WORDS = {
  en: {
    title: 'Gallery',
    lead: 'Every board has exactly one solution. Choose one to play it in the studio, which has many more.',
    level: { easy: 'easy', normal: 'normal', hard: 'hard', extreme: 'extreme' },
    play: (title, size, level) => `Play ${title}, ${size}, ${level}`,
  },
  pt: {
    title: 'Galeria',
    lead: 'Cada tabuleiro tem exatamente uma solução. Escolhe um para o jogar no estúdio, que tem muitos mais.',
    level: { easy: 'fácil', normal: 'normal', hard: 'difícil', extreme: 'extremo' },
    play: (title, size, level) => `Jogar ${title}, ${size}, ${level}`,
  },
};

/** Spread over a list: its first, its last, and some between. */
const spread = (list, count) =>
  list.length <= count
    ? list
    : Array.from({ length: count }, (_, at) => list[Math.round((at * (list.length - 1)) / (count - 1))]);

/** Writes the pictures and the two pages; answers with the number of boards. */
export async function stageGallery(base) {
  const { drawSvg, puzzles, say } = await import('../dist/index.js');
  const { LEVELS } = await import('../dist/board/index.js');
  const { writeLink } = await import('../dist/play/index.js');
  mkdirSync(join(served, 'gallery'), { recursive: true });
  let count = 0;
  const sections = { en: [], pt: [] };
  for (const puzzle of puzzles) {
    const listed = JSON.parse(readFileSync(join(root, `src/web/gallery/boards/${puzzle.id}.json`), 'utf8'));
    const cards = { en: [], pt: [] };
    for (const level of LEVELS) {
      const boards = listed
        .filter((board) => board.level === level)
        .map((board) => puzzle.parse(board.text))
        .filter((parsed) => parsed.ok)
        .map(({ grid }) => ({ grid, scene: puzzle.scene(grid) }))
        .filter(({ scene }) => Math.max(scene.rows, scene.columns) <= MOST_SIDE);
      for (const [at, { grid, scene }] of spread(boards, OF_EACH_LEVEL).entries()) {
        const name = `${puzzle.id}-${level}-${at + 1}.svg`;
        writeFileSync(join(served, 'gallery', name), drawSvg(scene));
        const size = `${scene.columns}×${scene.rows}`;
        for (const [language, words] of Object.entries(WORDS)) {
          const said = words.play(say(puzzle.title, language), size, words.level[level]);
          cards[language].push(
            `<a class="card" href="${base}play/#/play/${writeLink({ puzzle, grid })}" target="_self"><img src="/gallery/${name}" alt="${said}" loading="lazy" width="200" height="200"><span>${words.level[level]} <small>${size}</small></span></a>`,
          );
        }
        count++;
      }
    }
    if (cards.en.length === 0) throw new Error(`the gallery has no board of ${puzzle.id}`);
    for (const language of Object.keys(WORDS))
      sections[language].push(
        `## ${say(puzzle.title, language)}\n\n<div class="cards">\n${cards[language].join('\n')}\n</div>\n`,
      );
  }
  for (const [language, { title, lead }] of Object.entries(WORDS)) {
    const folder = language === 'en' ? staged : join(staged, language);
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      join(folder, 'gallery.md'),
      `---\nsidebar: false\neditLink: false\nprev: false\nnext: false\n---\n\n# ${title}\n\n${lead}\n\n${sections[language].join('\n')}`,
    );
  }
  return count;
}
