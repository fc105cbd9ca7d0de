import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { WALK } from '#engine/flow/walks.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { retentionFlow } from '#flows/retention/retention.flow.ts';

/** What a patient meets who wants to cancel, after some attempts. */
async function startRetention(attempt?: number) {
  const { machine, input } = retentionFlow.start({
    facts: { 'cancellation.attempt': attempt },
    today: () => ({ year: 2026, month: 6, day: 15 }),
    effects: { saveAnswer: ({ revision }) => Promise.resolve({ revision }) },
  });
  const actor = createActor(machine, { input }).start();
  await setImmediate();
  const step = () => stepOf(actor.system.get(WALK).getSnapshot().context)?.step;
  const send = async (event: object) => {
    actor.system.get(WALK)?.send(event);
    await setImmediate();
    await setImmediate();
  };
  return {
    /** Where it is, or ended. */
    state: () => [actor.getSnapshot().value, actor.getSnapshot().status],
    step,
    choose: (value: string) => send({ type: 'SUBMIT', answer: { value } }),
    back: () => send({ type: 'BACK' }),
  };
}

describe('at the first attempt to cancel', () => {
  it('offers a discount and a consultation', async () => {
    const retention = await startRetention(0);
    expect(retention.step()).toMatchObject({
      id: 'retention-offer',
      points: ['20% off your next renewal', 'A free longevity consultation'],
      actions: [
        { value: 'book', label: 'Continue' },
        { value: 'dismiss', label: 'Dismiss' },
        { value: 'cancel', label: 'Cancel My Treatment' },
      ],
    });
  });

  it.each([
    ['book', 'booking'],
    ['dismiss', 'dismissed'],
    ['cancel', 'cancelling'],
  ])('%s ends in %s', async (choice, state) => {
    const retention = await startRetention(0);
    await retention.choose(choice);
    expect(retention.state()).toEqual([state, 'done']);
  });

  it('is dismissed by going back', async () => {
    const retention = await startRetention(0);
    await retention.back();
    expect(retention.state()).toEqual(['dismissed', 'done']);
  });
});

describe.each([1, 2, 7])('at attempt %i to cancel', (attempt) => {
  it('names the losses, and offers nothing', async () => {
    const retention = await startRetention(attempt);
    const step = retention.step();
    expect(step).toMatchObject({
      id: 'retention-heads-up',
      actions: [
        { value: 'dismiss', label: 'Dismiss' },
        { value: 'cancel', label: 'Cancel My Treatment' },
      ],
    });
    expect(JSON.stringify(step)).toContain('you lose the discount on your next renewal and your free consultation');
    await retention.choose('book');
    expect(retention.state()).toEqual(['headsUp', 'active']);
  });

  it.each([
    ['dismiss', 'dismissed'],
    ['cancel', 'cancelling'],
  ])('%s ends in %s', async (choice, state) => {
    const retention = await startRetention(attempt);
    await retention.choose(choice);
    expect(retention.state()).toEqual([state, 'done']);
  });

  it('is dismissed by going back', async () => {
    const retention = await startRetention(attempt);
    await retention.back();
    expect(retention.state()).toEqual(['dismissed', 'done']);
  });
});

it('makes no offer where the attempts are not known', async () => {
  const retention = await startRetention();
  expect(retention.step()?.id).toBe('retention-heads-up');
});
