/** Every Prolog program for the peers ends by calling this. */
export const reportInProlog = `% Every program here ends with this: count the solutions of solution/0, at most as many as wanted, and tell the
% answer and the time it took, loading left out.
report_count(Wanted) :-
    get_time(Start),
    aggregate_all(count, limit(Wanted, solution), Count),
    get_time(End),
    Own is (End - Start) * 1000,
    format("answer=~w~nown=~w~n", [Count, Own]).
`;
