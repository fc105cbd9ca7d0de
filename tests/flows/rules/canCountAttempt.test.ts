import { expect, it } from 'vitest';
import { canCountAttempt } from '#flows/retention/rules/canCountAttempt.ts';

const now = new Date('2026-06-15T12:00:00.000Z');

const moments = {
  never: null,
  'a second ago': '2026-06-15T11:59:59.000Z',
  now: '2026-06-15T12:00:00.000Z',
  'in a second': '2026-06-15T12:00:01.000Z',
} as const;

/** Attempts, when the consultation is, when the subscription renews, and whether a booking counts. */
const table = [
  [0, 'never', 'never', true],
  [0, 'never', 'a second ago', true],
  [0, 'never', 'now', true],
  [0, 'never', 'in a second', false],
  [0, 'a second ago', 'never', true],
  [0, 'a second ago', 'a second ago', true],
  [0, 'a second ago', 'now', true],
  [0, 'a second ago', 'in a second', false],
  [0, 'now', 'never', true],
  [0, 'now', 'a second ago', true],
  [0, 'now', 'now', true],
  [0, 'now', 'in a second', false],
  [0, 'in a second', 'never', false],
  [0, 'in a second', 'a second ago', false],
  [0, 'in a second', 'now', false],
  [0, 'in a second', 'in a second', false],
  [1, 'never', 'never', true],
  [1, 'never', 'a second ago', true],
  [1, 'never', 'now', true],
  [1, 'never', 'in a second', true],
  [1, 'a second ago', 'never', true],
  [1, 'a second ago', 'a second ago', true],
  [1, 'a second ago', 'now', true],
  [1, 'a second ago', 'in a second', true],
  [1, 'now', 'never', true],
  [1, 'now', 'a second ago', true],
  [1, 'now', 'now', true],
  [1, 'now', 'in a second', true],
  [1, 'in a second', 'never', false],
  [1, 'in a second', 'a second ago', false],
  [1, 'in a second', 'now', false],
  [1, 'in a second', 'in a second', false],
  [2, 'a second ago', 'in a second', true],
  [2, 'in a second', 'a second ago', false],
] as const;

it.each(table)('after %i attempts, with a consultation %s and a renewal %s: %s', (attempt, booked, renews, counts) => {
  expect(canCountAttempt({ attempt, consultationAt: moments[booked], renewsAt: moments[renews] }, now)).toBe(counts);
});
