import { describe, expect, it } from 'vitest';
import { ModelError } from './errors.ts';
import { SearchState } from './search-state.ts';

const setUp = () => {
  const events: string[] = [];
  const state = new SearchState(() => events.push('root'));
  const search = (name: string) => ({ end: () => events.push(`${name} ends`) });
  return { events, state, search };
};

describe('the state of a solver', () => {
  it('idle: a use and a literal go to the root', () => {
    const { events, state } = setUp();
    state.use('ask');
    state.makeLiteral();
    expect(events).toEqual(['root', 'root']);
    expect(state.uses).toBe(1);
  });

  it.each(['use', 'makeLiteral'] as const)('suspended: %s ends the labeling, once', (call) => {
    const { events, state, search } = setUp();
    const [one, other] = [search('one'), search('other')];
    state.suspend(one);
    expect([state.isSuspended(one), state.isSuspended(other)]).toEqual([true, false]);
    state[call]('ask');
    expect(state.isSuspended(one)).toBe(false);
    state[call]('ask');
    expect(events).toEqual(['one ends', 'root', 'root']);
  });

  it('choosing: literals may be made, nothing else', () => {
    const { events, state, search } = setUp();
    const labeling = search('labeling');
    state.suspend(labeling);
    const chosen = state.choose(() => {
      state.makeLiteral();
      expect(() => state.use('post')).toThrow(new ModelError('choose must not post: a search is running'));
      expect(() => state.choose(() => 1)).toThrow(ModelError);
      return 7;
    });
    expect(chosen).toBe(7);
    expect(events).toEqual([]);
    expect(state.isSuspended(labeling)).toBe(true);
  });

  it('leaves choosing also when the choice throws', () => {
    const { events, state } = setUp();
    const choice = () =>
      state.choose(() => {
        throw new Error('no idea');
      });
    expect(choice).toThrow('no idea');
    state.use('post');
    expect(events).toEqual(['root']);
  });

  it('tells a waiting iteration of other uses until it gives up or is resumed', () => {
    const { state } = setUp();
    let told = 0;
    const iteration = { passedOver: () => ++told === 3 };
    state.suspendIteration(iteration);
    state.use('ask');
    state.resumeIteration(iteration);
    state.use('ask');
    expect(told).toBe(1);
    state.suspendIteration(iteration);
    for (let use = 0; use < 5; use++) state.use('post');
    expect(told).toBe(3);
  });
});
