import { describe, expect, it } from 'vitest';
import { canChange } from '#app/dashboard/appointments/list/canChange.ts';
import { videoCallUrl } from '#app/dashboard/appointments/details/videoCallUrl.ts';
import { sortAppointments } from '#app/dashboard/appointments/list/sortAppointments.ts';
import { exampleAppointment as appointment } from '#stories/pages/appointments/exampleAppointment.ts';

const now = new Date('2026-03-02T12:00:00Z');
const AHEAD = '2026-03-03T12:00:00.000Z';
const RUNNING = '2026-03-02T11:45:00.000Z';
const OVER = '2026-03-01T12:00:00.000Z';

describe('appointments that can be changed', () => {
  it.each([
    ['one that lies ahead', appointment(AHEAD), true],
    ['one that lies ahead and is canceled', appointment(AHEAD, { canceled: true }), false],
    ['one that begins now', appointment(now.toISOString()), false],
    ['one that has begun', appointment(RUNNING), false],
    ['one that is over', appointment(OVER), false],
  ])('%s', (_, one, expected) => {
    expect(canChange(one, now)).toBe(expected);
  });
});

it('upcoming appointments come first, the next one at the top; then past or canceled ones, the latest first', () => {
  const later = appointment('2026-04-01T12:00:00.000Z');
  const canceled = appointment('2026-03-20T12:00:00.000Z', { canceled: true });
  const [ahead, running, over] = [appointment(AHEAD), appointment(RUNNING), appointment(OVER)];
  expect(sortAppointments([later, canceled, ahead, running, over], now)).toEqual({
    upcoming: [running, ahead, later],
    past: [canceled, over],
  });
});

it.each([
  ['https://video.example/room', 'https://video.example/room'],
  ['Your physician calls you', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  [null, undefined],
])('%j is a room: %s', (location, room) => {
  expect(videoCallUrl(location)).toBe(room);
});
