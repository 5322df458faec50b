import type { BoardText } from './board-text.ts';

/** The boards that stand whole in the papers, with where they stand. */
export const paperBoards: readonly BoardText[] = [
  {
    name: 'akari-start',
    reason: '002 start',
    text: `akari
...0...
.3...#.
..#.#..
#..#..3
..2.#..
.2...#.
...1...
`,
  },
  {
    name: 'akari-start2',
    reason: '002 start2 and Fig. 2',
    text: `akari
...02.....
.#....1.1.
..#....2..
.2...0...#
...#.....0
#.....#...
0...0...#.
..2....0..
.#.3....1.
.....#1...
`,
  },
  {
    name: 'akari-start5',
    reason: '002 start5',
    text: `akari
...#...
.3...3.
.......
0.....#
.......
.0...3.
...#...
`,
  },
  {
    name: 'akari-start6',
    reason: '002 start6',
    text: `akari
..#....3..
......#...
2.#..0.2.#
.2........
..1.......
.......1..
........3.
0.2.2..#.3
...#......
..1....0..
`,
  },
  {
    name: 'bosnian-6-a',
    reason: '003 trace_road.pl comments',
    text: `bosnian-road
......
.5..5.
..3...
......
.3....
.....2
`,
  },
  {
    name: 'bosnian-6-b',
    reason: '003 trace_road.pl comments',
    text: `bosnian-road
......
.5..5.
..3...
......
.3....
......
`,
  },
  {
    name: 'bosnian-6-c',
    reason: '003 trace_road.pl comments',
    text: `bosnian-road
......
.5..5.
..3...
....#.
.3....
.....2
`,
  },
  {
    name: 'bosnian-13',
    reason: '003 trace_road.pl comments',
    text: `bosnian-road
.............
...4....4....
..4......3...
.5........5..
....4........
...#...4.....
..4...#...3..
.....5...#...
........4....
..4........#.
...#......4..
....4....#...
.............
`,
  },
  {
    name: 'crazy-1',
    reason: '004 board_1, horizontal_1, vertical_1',
    text: `crazy-pavement
columns: - 3 - - - 5 -
rows: 5 5 - 4 - 4 -
regions:
abbcccc
aabddce
fgbbdee
fggbhhe
ffibbhe
fjiibkk
jjjjbbk
`,
  },
  {
    name: 'crazy-2',
    reason: '004 board_2, horizontal_2, vertical_2',
    text: `crazy-pavement
columns: 6 6 - - - - - - 4 4
rows: 5 5 6 6 - 5 5 - 5 5
regions:
aabbbccddd
aaebffcdgd
heeifccggg
hjiiffkkgl
jjmnookppl
jmmnookpll
jqnnrrsslt
qqquursvvt
wqwurrxvyy
wwwuuxxxyy
`,
  },
  {
    name: 'dualclue-teste',
    reason: '000/001 horizontalWall, verticalWall, verticalNumbers, horizontalNumbers; Fig. 4',
    text: `dual-clue-cross-a-pix
columns: 2/1 2/2 4/3 5/3 4/2 4/2 6/1 7/3 5/4 4/3
rows: 3/3 4/3 5/3 5/2 4/1 4/3 7/3 2/2 5/2 4/2
regions:
aabccdeefg
aabhijeklm
nophqqeklr
ssptuvwwrr
xyttuuwwzz
AAtBCCDEFF
GHHIJCKKKL
GMMMNOKPPL
QRSSTTUUPL
QVVSWWXUYY
`,
  },
];
