import { describe, expect, it } from 'vitest';
import type { AnyActorRef } from 'xstate';
import { followFlow } from '#renderers/flow/state/followFlow.ts';
import { nestedFlow, screenOf } from './nestedFlow.ts';

/** What is on a screen that is drawn anew when it is told of a change, and only then. */
function watch(actor: AnyActorRef) {
  let shown = screenOf(actor);
  let told = 0;
  const end = followFlow(actor, () => {
    told += 1;
    shown = screenOf(actor);
  });
  return { shown: () => shown, told: () => told, end };
}

/** A flow that stands at the step of the flow inside it. */
async function atInnerStep() {
  const flow = nestedFlow();
  flow.actor.start();
  await flow.submit();
  await flow.submit();
  expect(screenOf(flow.actor)).toBe('three showing');
  return flow;
}

describe('following a flow', () => {
  it('tells of every step of its walk, from before it is started', async () => {
    const { actor, back, submit } = nestedFlow();
    const { shown } = watch(actor);
    actor.start();
    expect(shown()).toBe('one showing');
    const saved = submit();
    expect(shown()).toBe('one saving');
    await saved;
    expect(shown()).toBe('two showing');
    back();
    expect(shown()).toBe('one showing');
  });

  it('tells of the steps of a flow inside that is entered, left and entered again', async () => {
    const { actor, back, submit } = nestedFlow();
    const { shown } = watch(actor);
    actor.start();
    await submit();
    await submit();
    expect(shown()).toBe('three showing');
    const saved = submit();
    expect(shown()).toBe('three saving');
    await saved;
    expect(shown()).toBe('four showing');
    back();
    expect(shown()).toBe('three showing');
    void submit();
    expect(shown()).toBe('three saving');
  });

  it('follows a flow inside that runs already', async () => {
    const { actor, back } = await atInnerStep();
    const { shown } = watch(actor);
    back();
    expect(shown()).toBe('one showing');
  });

  it('follows the walk that takes the place of another one at once, and that one no longer', async () => {
    const { actor, submit } = await atInnerStep();
    const screen = watch(actor);
    actor.send({ type: 'GO', section: 'last' });
    expect(screen.shown()).toBe('four showing');
    actor.send({ type: 'GO', section: 'last' });
    const told = screen.told();
    void submit();
    expect(screen.shown()).toBe('four saving');
    expect(screen.told()).toBe(told + 1);
  });

  it('tells nothing once it has ended', async () => {
    const { actor, back, submit } = await atInnerStep();
    const screen = watch(actor);
    screen.end();
    const told = screen.told();
    void submit();
    actor.send({ type: 'GO', section: 'last' });
    back();
    expect(screen.told()).toBe(told);
  });

  // An error that nobody takes care of fails the run of the tests.
  it('leaves the failure of a flow inside to the flow that runs it', async () => {
    const { actor, submit } = nestedFlow(() => Promise.reject(new TypeError('no such thing')));
    const { shown } = watch(actor);
    actor.start();
    await submit();
    await submit();
    await submit();
    expect(shown()).toBe('one showing');
  });
});
