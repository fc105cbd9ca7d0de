import { DateTime } from 'luxon';
import { afterEach, expect, it, vi } from 'vitest';
import { bannerTexts } from '#app/dashboard/messages/banner/bannerTexts.ts';
import { answerHours } from '#flows/hours/answerHours.ts';
import { serverClock } from '#services/api/client/serverClock.ts';

afterEach(() => vi.useRealTimers());

it.each([
  ['America/New_York', 'Monday, November 30, 2026 at 9:00 AM EST'],
  ['America/Chicago', 'Monday, November 30, 2026 at 8:00 AM CST'],
  ['America/Denver', 'Monday, November 30, 2026 at 7:00 AM MST'],
  ['America/Los_Angeles', 'Monday, November 30, 2026 at 6:00 AM PST'],
  ['America/Anchorage', 'Monday, November 30, 2026 at 5:00 AM AKST'],
  ['Pacific/Honolulu', 'Monday, November 30, 2026 at 4:00 AM HST'],
])('in %s an answer can be expected from %s on', (zone, opens) => {
  const friday = answerHours(new Date('2026-11-28T01:00:00Z'));
  expect(bannerTexts(friday, zone)).toEqual({
    title: 'Your care team is away.',
    text: `Expect an answer within about 4 hours from ${opens}.`,
  });
});

it.each([
  ['2026-03-06T20:00-08:00', 'Monday, March 9, 2026 at 9:00 AM EDT'],
  ['2026-10-30T20:00-07:00', 'Monday, November 2, 2026 at 9:00 AM EST'],
])('after a night in which clocks are changed, it is still nine in the East: %s', (moment, opens) => {
  expect(bannerTexts(answerHours(new Date(moment)), 'America/New_York').text).toContain(` ${opens}.`);
});

it('a holiday is said to be one, and ends on the next working day', () => {
  const { title, text } = bannerTexts(answerHours(new Date('2026-12-25T18:00:00Z')), 'America/New_York');
  expect(title).toBe('Your care team is away for the holiday.');
  expect(text).toContain('Monday, December 28, 2026 at 9:00 AM EST');
});

it('working hours promise an answer within about four hours', () => {
  const { text } = bannerTexts(answerHours(new Date('2026-11-24T18:00:00Z')), 'America/New_York');
  expect(text).toBe('The expected wait for an answer is about 4 hours.');
});

const textAt = (moment: string) => bannerTexts(answerHours(new Date(moment)), 'America/New_York').text;

it('in the last four of them, it is said when an answer comes that is not written today', () => {
  expect(textAt('2026-11-24T19:59:00Z')).toBe('The expected wait for an answer is about 4 hours.');
  expect(textAt('2026-11-24T20:00:00Z')).toBe(
    'The expected wait for an answer is about 4 hours. What is not answered today is answered from Wednesday, November 25, 2026 at 9:00 AM EST.',
  );
  expect(textAt('2026-11-25T23:50:00Z')).toContain(' from Friday, November 27, 2026 at 9:00 AM EST.');
});

it.each([-1, 1])('a device whose clock is %d day off has the hours of the server', (days) => {
  const now = new Date('2026-11-26T18:00:00Z');
  vi.useFakeTimers({ now: DateTime.fromJSDate(now).plus({ days }).toJSDate() });
  serverClock.hear(now.toUTCString());
  expect(serverClock.now()).toEqual(now);
  vi.advanceTimersByTime(60_000);
  expect(serverClock.now()).toEqual(new Date('2026-11-26T18:01:00Z'));
  serverClock.hear('not a date');
  serverClock.hear(null);
  expect(answerHours(serverClock.now() ?? new Date(0)).state).toBe('holiday');
});
