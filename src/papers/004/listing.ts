import { part2 } from './listing-2.ts';

const part1 = String.raw`Ficheiro cli.pl

:- use module(library(clpfd)).
:- use module(library(lists)).
:-include('board.pl').
:-include ('displays.pl').
solve_easy:-board_1(B), initial_1(Bi), vertical_1(V), horizontal_1(H), show_initial_1(Bi)
solve\_medium:-board\_2(B), initial\_2(Bi), vertical\_2(V), horizontal\_2(H), show\_initial\_2(Bi)
solve_hard:-board_3(B), initial_3(Bi), vertical_3(V), horizontal_3(H), show_initial_3(H)
clearScreen:-
        printBlank (65).
printBlank(X):-
       X > 0,
        nl,
       X1 is X-1,
        printBlank(X1).
printBlank(_).
mainMenu:-
        clearScreen,
        printMainMenu,
        get_char(In),
          In = '1' -> solve_easy;
          In = '2' -> solve_medium;
         In = '3' -> solve_hard;
In = '4';
         mainMenu
        ).
printMainMenu:-
        write('%%
                         Crazy Pavement
                                               %%\n'),
        write('%%
                     Choose board dimensions
                                               %%\n'),
        write('%%
                            1 - 7x7
                                               %%\n'),
        write('%%
                           2 - 10x10
                                               %%\n'),
                                               %%\n'),
        write('%%
                           3 - 15x15
        write('%%
                                               %%\n'),

write('%%
                                4 - Exit
                                                       %%\n'),
         start game:-mainMenu.
  Ficheiro board.pl
:-use module(library(lists)).
:-use module(library(clpfd)).
board_1([
            P1, P2, P2, P3, P3, P3, P3, P3,
            P1, P1, P2, P7, P7, P3, P8,
            [P4, P5, P2, P2, P7, P8, P8],
            [P4, P5, P5, P2, P9, P9, P8],
            P4, P4, P6, P2, P2, P9, P8,
            P4, P11, P6, P6, P2, P10, P10
            [P11, P11, P11, P11, P2, P2, P10]
            ]).
board_2([
          P1, P1, P2, P2, P2, P3, P3, P4, P4, P4],
          P1, P1, P6, P2, P8, P8, P3, P4, P9, P4,
          P5, P6, P6, P7, P8, P3, P3, P9, P9, P9]
          P5, P10, P7, P7, P8, P8, P14, P14, P9, P16,
          P10, P10, P11, P12, P13, P13, P14, P15, P15, P16,
          P10, P11, P11, P12, P13, P13, P14, P15, P16, P16,
          P10, P17, P12, P12, P20, P20, P22, P22, P16, P24
          P17, P17, P17, P19, P19, P20, P22, P23, P23, P24
          P18, P17, P18, P19, P20, P20, P21, P23, P25, P25
          [P18, P18, P18, P19, P19, P21, P21, P21, P25, P25]
board_3([
          P1, P1, P2, P2, P3, P3, P3, P3, P3, P4, P4, P5, P5, P5, P5, P5, P5,
          P1, P2, P2, P6, P6, P7, P8, P8, P9, P4, P4, P4, P5, P5, P5, P5,
          P1, P12, P12, P6, P6, P7, P7, P8, P9, P9, P10, P4, P4, P4, P4]
          P1, P13, P12, P7, P7, P7, P8, P8, P9, P9, P10, P10, P10, P4, P4]
          P13, P13, P12, P12, P14, P15, P16, P16, P16, P16, P10, P10, P11, P11, P4]
          P13, P13, P25, P24, P15, P15, P15, P17, P17, P38, P20, P20, P20, P20, P21],
          P27, P26, P25, P24, P24, P15, P17, P17, P38, P38, P22, P22, P20, P21, P21
          P27, P26, P25, P25, P25, P15, P17, P17, P38, P22, P22, P21, P21, P21, P23
          P27, P26, P26, P26, P30, P15, P15, P17, P38, P38, P22, P22, P22, P21, P23]
         [P27, P28, P29, P30, P30, P30, P30, P17, P38, P39, P22, P22, P22, P22, P23]

[P27, P28, P29, P30, P31, P31, P31, P39, P39, P39, P22, P23, P23, P23, P23]

[P28, P28, P29, P29, P31, P32, P32, P40, P40, P40, P40, P36, P36, P37, P37]
         [P28, P28, P29, P29, P32, P32, P32, P32, P32, P34, P35, P35, P35, P35, P42, P42]
         [P28, P28, P29, P29, P33, P33, P33, P32, P34, P41, P41, P41, P35, P42, P42]
         ]).
horizontal_1([5,5,-1,4,-1,4,-1]).
vertical_1([-1,3,-1,-1,-1,5,-1]).
horizontal_2([5,5,6,6,-1,5,5,-1,5,5]).
{\tt vertical\_2} \, ([6\,,\!6\,,\!-1\,,\!-1\,,\!-1\,,\!-1\,,\!-1\,,\!-1\,,\!4\,,\!4]).
horizontal 3 ([9,8,10,6,4,6,9,6,6,6,4,12,7,4,10]).
board\_horizontal(\_,\_,0).
board_horizontal(Board, Vertical, N):-
  element (N, Vertical, LineSum),
  LineSum \#=-1,
  N1 \text{ is } N-1
  board horizontal (Board, Vertical, N1).
board_horizontal(Board, Vertical, N):-
  select_list (Board, 1, N, List),
  element\left(N,\ Vertical\ ,\ LineSum\,\right),
  domain(List, 0, 1),
  sum (List,#=,LineSum),
 N1 is N-1,
  board_horizontal(Board, Vertical, N1).
select_list([Head|Tail], N1, N, List):-
 N1 \# \setminus = N,
 N2 is N1 + 1,
  select_list(Tail, N2, N, List).
select_list([Head | \_], N, N, Head).

select_list([],_,_,[]).
board\_vertical(\_,\_,0).
board vertical (Board, Horizontal, N):-
  element (N, Horizontal, ColSum),
 ColSum \# -1,
 N1 is N-1,
  board_vertical(Board, Horizontal, N1).
board_vertical(Board, Horizontal, N):-
  get_col(Board, N, Col),
  element (N, Horizontal, ColSum),
  domain (Col, 0, 1),
 sum(Col, \#=, ColSum),
 N1 \text{ is } N-1,
  board_vertical(Board, Horizontal, N1).
  get_col([],_,[]).
  get_col([Head|Tail], N, [ColHead|ColTail]):-
    element(N, Head, Val),
    ColHead = Val,
    get_col(Tail,N,ColTail).
flatten ([],[]).
flatten([LH|LT], Flattened):-
        is_list(LH),
        flatten (LH, FlattenedTemp),
        append (FlattenedTemp, LT2, Flattened),
        flatten (LT, LT2).
flatten ([LH | LT], [LH | FlattenedT]) :-
        +is_list(LH),
        flatten (LT, FlattenedT).
  reset_timer :- statistics(walltime,_).
  print_time :-
        statistics (walltime, [_,T]),
        TS is ((T//10)*10)/1000,
        nl, write('Time: '), write(TS), write('s'), nl, nl.

solve (Board, Vertical, Horizontal, BoardFlat):-
  length (Board, Length),
  board vertical (Board, Vertical, Length),
  board horizontal (Board, Horizontal, Length),
  flatten (Board, BoardFlat),
  reset_timer,
  labeling ([], BoardFlat),
  print_time,
  fd_statistics.
Ficheiro displays.pl
:-use module(library(lists)).
:-use_module(library(clpfd)).
:-include('board.pl').
initial_1([
            [p1, p2, p2, p3, p3, p3, p3, p3],
            p1 ,p1 ,p2 ,p7 ,p7 ,p3 ,p8
            [p4,p5,p2,p2,p7,p8,p8]
            [p4,p5,p5,p2,p9,p9,p8]
            [p4, p4, p6, p2, p2, p9, p8],
            [p4, p11, p6, p6, p2, p10, p10],
            [p11, p11, p11, p11, p2, p2, p10]
            ]).
initial 2([
            [p1, p1, p2, p2, p2, p3, p3, p4, p4, p4]
            [p1, p1, p6, p2, p8, p8, p3, p4, p9, p4],
            [p5, p6, p6, p7, p8, p3, p3, p9, p9, p9],
            p5, p10, p7, p7, p8, p8, p14, p14, p9, p16],
            p10, p10, p11, p12, p13, p13, p14, p15, p15, p16],
            [p10, p11, p11, p12, p13, p13, p14, p15, p16, p16],
            [p10, p17, p12, p12, p20, p20, p22, p22, p16, p24],
            p17, p17, p17, p19, p19, p20, p22, p23, p23, p24,
            p18, p17, p18, p19, p20, p20, p21, p23, p25, p25,
            p18, p18, p18, p19, p19, p21, p21, p21, p25, p25]
            ]).
initial_3([
         [p1, p1, p2, p2, p3, p3, p3, p3, p3, p4, p4, p5, p5, p5, p5]
         [p1, p2, p2, p6, p6, p7, p8, p8, p9, p4, p4, p4, p5, p5, p5]
         [p1, p12, p12, p6, p6, p7, p7, p8, p9, p9, p10, p4, p4, p4, p4]

[p1, p13, p12, p7, p7, p7, p8, p8, p9, p9, p10, p10, p10, p4, p4],
           [p13, p13, p12, p12, p14, p15, p16, p16, p16, p16, p10, p10, p10, p11, p11, p4]
           p13, p13, p25, p24, p15, p15, p15, p17, p17, p38, p20, p20, p20, p20, p21],
           [p27, p26, p25, p24, p24, p15, p17, p17, p38, p38, p22, p22, p20, p21, p21],
           [p27, p26, p25, p25, p25, p15, p17, p17, p38, p22, p22, p21, p21, p21, p21],
           p27, p26, p26, p26, p30, p15, p15, p17, p38, p38, p22, p22, p22, p21, p23]
           p27, p28, p29, p30, p30, p30, p30, p17, p38, p39, p22, p22, p22, p22, p23]
           p27, p28, p29, p30, p31, p31, p31, p39, p39, p39, p22, p23, p23, p23, p23
           [p28, p28, p29, p29, p31, p32, p32, p40, p40, p40, p40, p36, p36, p37, p37]
           p28, p28, p29, p29, p32, p32, p32, p32, p34, p35, p35, p35, p35, p42, p42]
          [\,\mathrm{p}28\,,\mathrm{p}28\,,\mathrm{p}29\,,\mathrm{p}29\,,\mathrm{p}33\,,\mathrm{p}33\,,\mathrm{p}33\,,\mathrm{p}32\,,\mathrm{p}34\,,\mathrm{p}41\,,\mathrm{p}41\,,\mathrm{p}41\,,\mathrm{p}35\,,\mathrm{p}42\,,\mathrm{p}42\,]
display vertical(V,N,N1):-
  N\#>=N1.
  element (N1, V, Number),
  Number = -1 \rightarrow write(')
  write (Number), write ('
  ),
  N2 \text{ is } N1 +1,
  display_vertical(V,N,N2).
display_vertical(V,N,N1):-
  nl.
display_vertical([],_,_).
display_vertical_final(V,N,N1):-
  N\#>=N1,
  element (N1, V, Number),
  Number = -1 \rightarrow write(')
  write (Number), write ('
  ),
  N2 \text{ is } N1 + 1,
  display_vertical_final(V,N,N2).
display_vertical_final(V,N,N1):-
  nl.
display_vertical_final([],_,_).

display initial board (Board, N, N1, H):-
 N\#>=N1,
  element (N1, H, Number),
 Number = -1 \rightarrow write(', '), write(', ');
  Number >= 10 -> write (Number), write ('| ');
  write (Number), write (' | ')
  select_list (Board, 1, N1, Row),
  display_line(Row),
  nl,
 N2 is N1+1,
  display initial board (Board, N, N2, H).
display_initial_board(Board, N, N1, H):-
display_initial_board([],_,_,[]).
display_line([E1|ES]) :- translate(E1,V), write(V), write(', '), display_lin
display_line([]).
display_line2([E1|ES]) :- write(E1), write(' | '), display_line2(ES).
display_line2([]).
display_final_board (Board, N, N1, H, Total, Counter, Lstart, Llen):-
  Total#>=Counter,
  element (N1, H, Number),
 Number = -1 \rightarrow write(', '), write(', ');
 Number >= 10 -> write (Number), write ('| ');
  write (Number), write (', ', ')
  sublist (Board, Row, Lstart, Llen),
  display_line2(Row),
  nl,
 N2 is N1+1,
  Counter1 is Counter +Llen,
  Lstart1 is Lstart +Llen,

display_final_board (Board, N, N2, H, Total, Counter1, Lstart1, Llen).
 display_final_board (Board, N, N1, H, Total, Counter, Lstart, Llen):-
 display_final_board([],_,_,[],_,_,_).
show_initial_board(Board,N,N1,V,H):-
 nl,
 nl,
 nl,
 write('%%
                                     %%\n'),
                 Initial Board
 nl,
 write ('
           '),
 display\_vertical(V, N, N1),
 display_initial_board (Board, N, N1, V).
show_final_board (Board, V, H, N, N1, Lstart, Llen, Total, Counter):-
 nl,
 nl,
 nl,
 write('%%
                                     %%\n'),
                  Final Board
 nl,
 write('
           '),
 display_vertical_final(V,N,N1),
 display_final_board (Board, N, N1, H, Total, Counter, Lstart, Llen).
translate (p1, '01').
translate (p2, '02').
translate (p3, '03').
translate (p4, '04').
translate (p5, '05').
translate (p6, '06').
translate (p7, '07').
translate (p8, '08').
translate (p9, '09').`;

/** The listing of the paper, line by line as our copy of it reads. */
export const listing = `${part1}\n${part2}`;
