import { describe, expect, it } from 'vitest';
import { Kernel } from './core/index.ts';
import { ModelError } from './errors.ts';
import { Lease } from './lease.ts';

const setUp = () => {
  const kernel = new Kernel();
  const lit = kernel.newVariable() << 1;
  const events: string[] = [];
  const holder = (name: string) => ({ lost: () => events.push(`${name} lost`) });
  return { kernel, lit, events, holder, lease: new Lease(kernel) };
};

describe('the lease of a kernel', () => {
  it('gives it at its root, with all propagated', () => {
    const { kernel, lit, lease } = setUp();
    const other = kernel.newVariable() << 1;
    kernel.addClause([lit ^ 1, other]);
    kernel.addClause([lit]);
    expect(lease.use('post').isSettled).toBe(false);
    expect(lease.atRoot(({ trail }) => [trail.levels, trail.value[other]])).toEqual([0, 1]);
  });

  it.each(['use', 'atRoot', 'search'] as const)('%s takes it from its holder, once', (call) => {
    const { kernel, lit, events, holder, lease } = setUp();
    const [one, other] = [holder('one'), holder('other')];
    lease.search(one).decide(lit);
    expect([lease.holds(one), lease.holds(other)]).toEqual([true, false]);
    if (call === 'use') lease.use('ask');
    else if (call === 'atRoot') lease.atRoot(() => {});
    else lease.search(other);
    expect([lease.holds(one), lease.holds(other)]).toEqual([false, call === 'search']);
    expect([kernel.trail.levels, ...events]).toEqual([0, 'one lost']);
    lease.release(one);
    expect(lease.holds(other)).toBe(call === 'search');
  });

  it('lets nothing else in while a search is running, and ends one that throws', () => {
    const { kernel, lit, events, holder, lease } = setUp();
    const search = holder('search');
    lease.search(search);
    const step = () =>
      lease.run(search, () => {
        kernel.decide(lit);
        for (const call of [
          () => lease.use('post'),
          () => lease.atRoot(() => {}),
          () => lease.search(search),
        ])
          expect(call).toThrow(ModelError);
        expect(lease.isOpen).toBe(true);
        throw new Error('no idea');
      });
    expect(step).toThrow('no idea');
    expect([lease.holds(search), kernel.trail.levels, ...events]).toEqual([false, 0]);
    lease.use('post');
  });

  it('does what can wait when no search is disturbed by it', () => {
    const { kernel, lit, events, holder, lease } = setUp();
    const note = (what: string) => () => events.push(`${what} at ${kernel.trail.levels}`);
    lease.whenAtRoot(note('idle'));
    const search = holder('search');
    lease.search(search).decide(lit);
    lease.whenAtRoot(note('held'));
    lease.run(search, () => lease.whenAtRoot(note('running')));
    expect([kernel.trail.levels, ...events]).toEqual([1, 'idle at 0']);
    lease.release(search);
    expect(events).toEqual(['idle at 0', 'held at 0', 'running at 0']);
  });

  it('shows the root while a paused search holds it', () => {
    const { lease } = setUp();
    const paused = { lost: () => {}, isPaused: true };
    lease.search(paused);
    expect([lease.isOpen, lease.run(paused, () => lease.isOpen)]).toEqual([false, true]);
    lease.release(paused);
    expect(lease.isOpen).toBe(true);
  });

  it('tells a waiting iteration of other uses until it gives up or is resumed', () => {
    const { lease } = setUp();
    let told = 0;
    const iteration = { passedOver: () => ++told === 3 };
    lease.suspendIteration(iteration);
    lease.use('ask');
    lease.resumeIteration(iteration);
    lease.use('ask');
    expect(told).toBe(1);
    lease.suspendIteration(iteration);
    for (let use = 0; use < 5; use++) lease.use('post');
    expect(told).toBe(3);
  });
});
