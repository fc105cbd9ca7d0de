import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Rounds } from '#services/backend/kernel/jobs/Rounds.ts';

const PAUSE = 1000;

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

/** Work whose rounds end when they are told to. */
function heldWork() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((done) => void ends.push(done));
  return { work, begun: () => ends.length, endLast: () => ends.at(-1)?.() };
}

it('work is done at once and then time and again, until it is ended', async () => {
  let begun = 0;
  const rounds = new Rounds(async () => (begun += 1), PAUSE);
  rounds.begin();
  expect(begun).toBe(1);
  for (const expected of [2, 3]) {
    await Promise.resolve().then(() => Promise.resolve());
    await vi.advanceTimersByTimeAsync(PAUSE);
    expect(begun).toBe(expected);
  }
  await rounds.end();
  await vi.advanceTimersByTimeAsync(5 * PAUSE);
  expect(begun).toBe(3);
});

it('a round that takes long is the only one, and the end waits for it', async () => {
  const held = heldWork();
  const rounds = new Rounds(held.work, PAUSE);
  rounds.begin();
  await vi.advanceTimersByTimeAsync(5 * PAUSE);
  expect(held.begun()).toBe(1);
  let isEnded = false;
  const ending = rounds.end().then(() => (isEnded = true));
  await Promise.resolve();
  expect(isEnded).toBe(false);
  held.endLast();
  await ending;
  expect(isEnded).toBe(true);
});

it('a round that fails is followed by the next', async () => {
  let begun = 0;
  const rounds = new Rounds(async () => {
    begun += 1;
    throw new Error('no connection');
  }, PAUSE);
  rounds.begin();
  await vi.advanceTimersByTimeAsync(PAUSE);
  expect(begun).toBe(2);
  await rounds.end();
});
