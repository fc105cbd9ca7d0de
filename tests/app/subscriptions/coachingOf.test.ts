import { expect, it } from 'vitest';
import { coachingOf } from '#app/dashboard/home/coachingOf.ts';
import { exampleSubscription } from '#stories/pages/subscriptions/exampleSubscription.ts';

const now = new Date('2026-03-02T12:00:00Z');
const link = 'https://video.example/room';
const ahead = {
  appointment_start_time: '2026-03-02T11:45:00.000Z',
  appointment_end_time: '2026-03-02T12:15:00.000Z',
  appointment_link: link,
};
const over = {
  appointment_start_time: '2026-03-01T11:45:00.000Z',
  appointment_end_time: '2026-03-02T12:00:00.000Z',
  appointment_link: link,
};
const nothing = { appointment_start_time: null, appointment_end_time: null, appointment_link: null };
const coaching = (coaching_info: typeof ahead | typeof nothing, active = true) =>
  exampleSubscription({ type: 'coaching-membership', active, coaching_info });

it('coaching that is not booked waits, with the subscription that it belongs to', () => {
  const subscription = coaching(nothing);
  expect(coachingOf([exampleSubscription({ active: true }), subscription], now)).toEqual({
    state: 'waiting',
    subscription,
  });
});

it('coaching is booked until its appointment has ended', () => {
  expect(coachingOf([coaching(ahead)], now)).toEqual({ state: 'booked', start: ahead.appointment_start_time, link });
});

it.each([
  ['without subscriptions', []],
  ['without coaching', [exampleSubscription({ active: true })]],
  ['with coaching that is not active', [coaching(nothing, false)]],
  ['with an appointment that is over', [coaching(over)]],
  ['with an appointment that is over beside one that lies ahead', [coaching(ahead), coaching(over, false)]],
])('nothing is said %s', (_, subscriptions) => {
  expect(coachingOf(subscriptions, now)).toEqual({ state: 'none' });
});
