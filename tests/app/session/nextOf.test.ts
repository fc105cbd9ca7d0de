import { expect, it } from 'vitest';
import { nextOf } from '#app/shell/session/nextOf.ts';

const MINUTE = 60_000;
const term = { ends: 30 * MINUTE, life: 30 * MINUTE };

const days = (count: number) => count * 24 * 60 * MINUTE;

const after = (minutes: number, isUsed = false) => nextOf(term, { now: minutes * MINUTE, isUsed });

it.each([
  ['nothing is due while nobody uses it', after(10), { does: 'nothing', wait: 30_000 }],
  ['it is not renewed for each press', after(4.9, true), { does: 'nothing', wait: 30_000 }],
  ['it is renewed while it is used', after(5, true), { does: 'renew', wait: 30_000 }],
  ['it is looked at when the patient is to be asked', after(27.75), { does: 'nothing', wait: 15_000 }],
  ['two minutes before its end the patient is asked', after(28), { does: 'nothing', left: 120, wait: 1000 }],
  ['the last second counts', after(29.99), { does: 'nothing', left: 1, wait: 1000 }],
  ['whoever is there is not asked', after(28, true), { does: 'renew', wait: 1000 }],
  ['it ends', after(30), { does: 'end', wait: 5000 }],
  ['it ends on a device that slept over it', after(500, true), { does: 'end', wait: 5000 }],
])('%s', (_what, next, expected) => {
  expect(next).toEqual(expected);
});

it('asks nothing of who is not signed in', () => {
  expect(nextOf(undefined, { now: 0, isUsed: true })).toEqual({ does: 'nothing', wait: 30_000 });
});

it('renews a session of thirty days after five of them', () => {
  const long = { ends: days(30), life: days(30) };
  expect(nextOf(long, { now: days(4.9), isUsed: true }).does).toBe('nothing');
  expect(nextOf(long, { now: days(5), isUsed: true }).does).toBe('renew');
});
