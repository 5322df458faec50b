import { chainWords } from './explain/chain-lines.ts';
import { levelWords } from './explain/level.ts';
import { speechWords } from './explain/speech.ts';
import { stepNames } from './explain/technique-of.ts';

const some = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

/** What is said of steps, chains and levels, in Spanish. */
export function speak(): void {
  speechWords.es = {
    and: ' y ',
    or: ' ni ',
    theRegion: 'la ',
    theRegions: 'las regiones en ',
    known: 'Sabemos que ',
    so: '. Por tanto, ',
    many: (cells) => `Con ${cells} casillas ya conocidas, `,
    otherwise: ': si no, ',
    lastValue: 'Solo queda un valor: ',
    atOnce: 'De inmediato, ',
    elseContradiction: (links) =>
      links === 1
        ? ': lo contrario lleva a una contradicción.'
        : `: lo contrario lleva a una contradicción en ${links} eslabones.`,
    search: (cases) =>
      `: una búsqueda de ${cases === 1 ? 'un caso' : `${cases} casos`} refuta lo contrario. No se encontró una cadena corta que se pueda leer.`,
  };
  chainWords.es = {
    suppose: 'Supongamos que ',
    firstCase: 'Primer caso: ',
    secondCase: 'Segundo caso: ',
    thus: 'Entonces ',
    as: ', pues ',
    otherwise: ': si no, ',
    lastValue: ': no queda otro valor',
    butAs: 'pero, como ',
    but: 'Pero ',
    contradiction: ': una contradicción.',
    so: 'Por tanto, ',
    bothCases: 'Por tanto, en ambos casos ',
    onlyCase: ['Solo queda el primer caso; por tanto, ', 'Solo queda el segundo caso; por tanto, '],
  };
  stepNames.es = {
    lastValue: 'el último valor que queda',
    cases: (branching, links) => `${branching === 1 ? 'dos' : 'varios'} casos, ${links} eslabones`,
    chain: (links) => `una cadena de ${links} eslabones`,
    rules: (links) => (links === 1 ? 'una regla' : `${links} reglas juntas`),
    search: (cases) => `una búsqueda de ${cases === 1 ? 'un caso' : `${cases} casos`}`,
  };
  levelWords.es = {
    nothing: 'no hay nada que deducir',
    hardest: (name, weight, links) =>
      `el paso más difícil (${name}) pesa ${`${weight}`.replace('.', ',')} y usa ${some(links, 'eslabón', 'eslabones')}`,
    hardestSearch: (cases) =>
      `el paso más difícil necesita una búsqueda de ${some(cases, 'caso')}: ninguna cadena corta lo demuestra`,
    searches: (steps) => `${some(steps, 'paso')} ${steps === 1 ? 'necesita' : 'necesitan'} una búsqueda`,
    hardestLink: 'su eslabón más difícil: ',
    allEasy: (steps) =>
      steps === 1
        ? 'el único paso necesita una regla de pocas casillas'
        : `cada uno de los ${steps} pasos necesita una regla de pocas casillas`,
    heavy: (heavy, steps) =>
      `${heavy} de ${some(steps, 'paso')} ${heavy === 1 ? 'necesita' : 'necesitan'} más de una regla de pocas casillas`,
    suppositions: (steps) =>
      `${some(steps, 'paso')} ${steps === 1 ? 'necesita' : 'necesitan'} una suposición`,
    choices: (choices) =>
      choices === 1
        ? 'en el momento más difícil hay un solo camino'
        : `en el momento más difícil hay ${choices} caminos`,
    held: (cells) =>
      `hay que tener en mente como máximo ${some(cells, 'casilla conocida', 'casillas conocidas')} a la vez`,
  };
}
