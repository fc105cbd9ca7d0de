import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { away, type Answering } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { answeredVisit } from '../../support/portal/answeredVisit.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import { completeProfile, signUpByCall } from '../../support/portal/signUpByCall.ts';
import { appointmentCard, bookInPortal, freeDays, isScheduled } from '../../support/steps/bookingSteps.ts';
import { appointmentsOf } from '../../support/steps/schedulingSteps.ts';
import { stored, subscriber, subscriptionsOf } from '../../support/steps/subscriptionSteps.ts';

const fixture = pageFixture();

/** A new patient on a booking page. */
const arrive = async (path: string, one?: Caller) =>
  fixture.arrive(one ?? (await signUpByCall(fixture.url, completeProfile)), path);

const NOBODY = '0'.repeat(24);

const goOn = () => screen.getByRole('link', { name: 'Continue' });
const counted = () => fixture.calls.calls.filter(({ path }) => path.includes('/cancellation-info'));

describe('the onboarding', () => {
  it('is booked at several addresses, and not for what belongs to nobody', async () => {
    const one = await subscriber(fixture.url);
    await arrive(`/dashboard/${NOBODY}/schedule-onboarding?subscriptionId=x`, one);
    await waitFor(() => expect(location.pathname).toBe(`/dashboard/${one.userId}/schedule-onboarding`));
    expect(location.search).toBe('?subscriptionId=x');
    await fixture.load(`/schedule-onboarding?subscriptionId=${one.subscription._id}`);
    await freeDays();
    await fixture.load(`/schedule-onboarding/${NOBODY}/${one.subscription._id}`);
    await screen.findByText(/^We could not open the calendar\./);
    expect(screen.queryByRole('grid')).toBeNull();
  });

  it('is booked after a check-in', async () => {
    const visit = await answeredVisit(await fixture.like('hana'), 'follow-up-check-in');
    const { user } = await arrive(`/intake/${visit.intake._id}/checkout`, visit);
    await screen.findByRole('heading', { level: 1, name: 'Thank you for checking in' });
    await user.click(screen.getByRole('link', { name: 'Schedule a call' }));
    expect(location.pathname).toBe(`/consultation/follow-up/${visit.intake._id}/schedule`);
    // The document of the visit leads on to that of the portal.
    await fixture.load();
    await waitFor(() => expect(location.pathname).toBe('/schedule-onboarding'));
    await fixture.load();
    await screen.findByRole('heading', { level: 1, name: 'Schedule a call' });
    await bookInPortal(user);
    await isScheduled();
    expect(await appointmentsOf(visit)).toMatchObject([{ event_type: { kind: 'onboarding' } }]);
  });
});

const pathOf = ({ _id }: Subscription, query = '') => `/schedule-subscription/${_id}${query}`;
const COUNTS = '?canIncrementCancellationAttempt=true';
const attempts = async (one: Caller, { _id }: Subscription) =>
  (await stored(one, _id)).cancellation_info.cancellation_attempt;

describe('the consultation about a subscription', () => {
  it.each([
    ['counts once as an attempt to keep it where the address says so', COUNTS, 1],
    ['does not count where the address does not say so', '', 0],
  ])('%s', async (_, query, count) => {
    const one = await subscriber(fixture.url);
    const { user } = await arrive(pathOf(one.subscription, query), one);
    await screen.findByRole('heading', { level: 1, name: 'Schedule your free consultation' });
    await bookInPortal(user);
    await isScheduled();
    await waitFor(() => expect(counted().map(({ status }) => status)).toEqual(Array(count).fill(200)));
    await user.click(goOn());
    await appointmentCard(/^Longevity consultation/);
    expect(counted()).toHaveLength(count);
    expect(await attempts(one, one.subscription)).toBe(count);
    expect(await appointmentsOf(one)).toMatchObject([
      { subscription: one.subscription._id, event_type: { kind: 'consultation' } },
    ]);
  });

  it('is counted on the way on where that failed at once, and nothing is said of it', async () => {
    const one = await subscriber(fixture.url);
    const { user } = await arrive(pathOf(one.subscription, COUNTS), one);
    fixture.calls.answer('PATCH /cancellation-info', away, 1);
    await bookInPortal(user);
    await isScheduled();
    await waitFor(() => expect(counted()).toHaveLength(1));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await attempts(one, one.subscription)).toBe(0);
    await user.click(goOn());
    await waitFor(async () => expect(await attempts(one, one.subscription)).toBe(1));
  });

  it("is not booked for somebody else's subscription", async () => {
    const { subscription } = await subscriber(fixture.url);
    await arrive(pathOf(subscription, COUNTS));
    await screen.findByText(/^We could not open the calendar\./);
    expect(screen.queryByRole('grid')).toBeNull();
  });
});

it('the call that verifies an account is booked by patients who cannot take photos, and the dashboard knows of it', async () => {
  const { user, ...one } = await arrive('/verification/x/schedule');
  await user.click(await screen.findByRole('link', { name: 'Choose a time' }));
  await screen.findByRole('heading', { level: 1, name: 'Schedule your verification call' });
  const start = await bookInPortal(user);
  await isScheduled();
  expect(await appointmentsOf(one)).toMatchObject([
    { event: { start_time: start }, event_type: { kind: 'user-verification' } },
  ]);
  await user.click(goOn());
  await screen.findByText(/^You have a call scheduled to verify your account\./);
});

describe('the coaching appointment', () => {
  it('is booked in the calendar of the subscription, whatever link is in the address, and leads to the profile', async () => {
    const chloe = await fixture.like('chloe');
    const { user } = await fixture.begin(
      chloe,
      'longevity-coaching',
      ({ intake }) => `/intake/${intake._id}/membership`,
    );
    await user.click(await screen.findByRole('radio', { name: /3 months/ }));
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Check your answers' });
    await user.click(screen.getByRole('button', { name: 'Continue' }));
    await screen.findByRole('heading', { level: 1, name: 'Billing Information' });
    await user.click(await screen.findByRole('button', { name: /Submit order|Place order/ }));
    await waitFor(() => expect(fixture.left.at(-1)).toContain('/schedule-coaching/'));
    const [coaching] = await subscriptionsOf(chloe);
    const evil = encodeURIComponent('https://evil.example/steal');
    for (const path of [
      `/schedule-coaching/${coaching?._id}?coachingLink=${evil}`,
      `/schedule-onboarding?subscriptionId=${coaching?._id}&coachingLink=${evil}`,
    ]) {
      await fixture.load(path);
      await bookInPortal(user);
      await isScheduled();
      await user.click(goOn());
      await waitFor(() => expect(location.pathname).toBe(`/dashboard/${chloe.userId}/profile`));
    }
    expect((await appointmentsOf(chloe)).map(({ subscription }) => subscription)).toEqual([
      coaching?._id,
      coaching?._id,
    ]);
  });

  it('is offered on the dashboard as long as there is none, and nothing is said once one is over', async () => {
    const chloe = await fixture.chloe();
    let over: string | null = null;
    const changed: Answering = async (_request, pass) => {
      const list: readonly Subscription[] = await (await pass()).json();
      return Response.json(
        list.map((one) => ({
          ...one,
          coaching_info: one.coaching_info && {
            appointment_start_time: over,
            appointment_end_time: over,
            appointment_link: null,
          },
        })),
      );
    };
    fixture.calls.answer('GET /subscriptions', changed);
    const { user } = await fixture.arrive(chloe);
    const card = await appointmentCard('Your personalized onboarding awaits');
    await user.click(card.getByRole('link', { name: 'Schedule Now' }));
    await screen.findByRole('heading', { level: 1, name: 'Schedule your coaching appointment' });
    const coaching = (await subscriptionsOf(chloe)).find((one) => one.active && one.type === 'coaching-membership');
    expect(location.pathname).toBe(`/schedule-coaching/${coaching?._id}`);
    expect(new URLSearchParams(location.search).get('coachingLink')).toMatch(/^https:\/\//);
    over = '2026-01-05T17:00:00.000Z';
    await fixture.load('/dashboard');
    await screen.findByRole('heading', { name: 'Start a visit' });
    expect(screen.queryByText(/onboarding/)).toBeNull();
  });
});
