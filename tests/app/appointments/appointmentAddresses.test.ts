import { describe, expect, it } from 'vitest';
import { bookingToConfirm } from '#app/dashboard/appointments/callback/bookingToConfirm.ts';
import { onboardingBooking } from '#app/dashboard/appointments/schedule/onboardingBooking.ts';
import { readCallbackSearch } from '#app/dashboard/appointments/callback/readCallbackSearch.ts';
import { readScheduleSearch } from '#app/dashboard/appointments/schedule/readScheduleSearch.ts';

describe('the query of a booking page', () => {
  it('is read, whether the router has made a truth of a word or not', () => {
    const read = { intakeId: 'i', subscriptionId: 's', coachingLink: 'https://x.example', other: 'x' };
    for (const counts of [true, 'true'])
      expect(readScheduleSearch({ ...read, canIncrementCancellationAttempt: counts })).toEqual({
        intakeId: 'i',
        subscriptionId: 's',
        coachingLink: 'https://x.example',
        canIncrementCancellationAttempt: true,
      });
  });

  it.each([false, 'false', '1', 1, undefined, null, {}])('does not count for %j', (counts) => {
    expect(readScheduleSearch({ canIncrementCancellationAttempt: counts })).toEqual({});
  });
});

describe('the booking of the onboarding page', () => {
  const both = { intakeId: 'i', subscriptionId: 's' };

  it('is the onboarding of the ids, which stand in the path or in the query', () => {
    const booking = { purpose: 'onboarding', intake: 'i', subscription: 's' };
    expect(onboardingBooking(both, {})).toEqual(booking);
    expect(onboardingBooking({}, both)).toEqual(booking);
    expect(onboardingBooking({ intakeId: 'i', subscriptionId: 's' }, { subscriptionId: 'other' })).toEqual(booking);
    expect(onboardingBooking({}, {})).toEqual({ purpose: 'onboarding' });
  });

  it('is coaching where a link is given, which is not followed', () => {
    expect(onboardingBooking(both, { coachingLink: 'https://evil.example' })).toEqual({
      purpose: 'coaching',
      subscription: 's',
    });
    expect(onboardingBooking({}, { coachingLink: 'https://evil.example' })).toEqual({ purpose: 'onboarding' });
  });

  it('is the consultation where it may count', () => {
    const counts = { canIncrementCancellationAttempt: true };
    expect(onboardingBooking(both, counts)).toEqual({ purpose: 'subscription', subscription: 's' });
    expect(onboardingBooking({}, counts)).toEqual({ purpose: 'onboarding' });
  });
});

const confirmed = (query: string) =>
  bookingToConfirm(readCallbackSearch(Object.fromEntries(new URLSearchParams(query))));

describe('the callback of the scheduling service', () => {
  it('names a booking by its id, or by the time that it starts', () => {
    expect(confirmed('rescheduleUid=a&uid=b&startTime=2026-01-05T17:00:00Z')).toEqual({ uid: 'a' });
    expect(confirmed('uid=b&slot=2026-01-05T17:00:00Z')).toEqual({ uid: 'b' });
    expect(confirmed('startTime=2026-01-05T17:00:00Z&slot=2026-01-06T17:00:00Z')).toEqual({
      start_time: '2026-01-05T17:00:00Z',
    });
    expect(confirmed('slot=2026-01-06T17:00:00Z')).toEqual({ start_time: '2026-01-06T17:00:00Z' });
  });

  it('may name none', () => {
    expect(confirmed('formerTime=2026-01-05T17:00:00Z')).toBeUndefined();
    expect(confirmed('uid=')).toBeUndefined();
  });

  it('takes a number for a text', () => {
    expect(bookingToConfirm(readCallbackSearch({ startTime: 1_767_632_400 }))).toEqual({ start_time: '1767632400' });
  });
});
