% The best value of items(Weights, Values) that capacity(Capacity) can carry, each item taken or left.
:- use_module(library(clpfd)).

best(Value) :-
    items(Weights, Values),
    capacity(Capacity),
    same_length(Weights, Taken),
    Taken ins 0..1,
    scalar_product(Weights, Taken, #=<, Capacity),
    scalar_product(Values, Taken, #=, Value),
    once(labeling([max(Value), down], Taken)).

main :-
    get_time(Start),
    best(Value),
    get_time(End),
    Own is (End - Start) * 1000,
    format("answer=~w~nown=~w~n", [Value, Own]).
