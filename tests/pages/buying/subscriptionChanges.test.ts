import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openPanel } from '../../support/page/openPanel.ts';
import { sampled } from '../../support/full.ts';
import { away, lost, refused, type Answering } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { asks, chooseRadio, says } from '../../support/steps/buyingSteps.ts';
import {
  chooseDay,
  giveReason,
  isClosed,
  pressIn,
  readsOther,
  shows,
  subscriptionCard,
  subscriptionPage,
  succeeds,
  toCancel,
  toPause,
  type Arrived,
} from '../../support/steps/subscriptionPage.ts';

const fixture = pageFixture();

/** Waits until an action has failed and can be tried again. */
const hasFailed = () =>
  waitFor(async () => {
    const again = (await openPanel()).getByRole('button', { name: 'Error. Try Again' });
    expect(again.getAttribute('aria-disabled')).not.toBe('true');
  });

/** How a call fails once. */
const failures: { readonly [how: string]: Answering } = {
  'the server is not able to': refused(503, 'PaymentUnavailable', 'Unable to do this. Please try again later.'),
  'the answer is lost': lost,
  'nobody answers': away,
};

/** Presses Cancel, which shows an offer first. */
const offers = async (at: Arrived) => {
  await at.open('Cancel');
  await asks(/offer/);
};

describe('an action that fails', () => {
  const actions = {
    pause: { to: toPause, button: 'Pause subscription', status: 'paused' },
    cancel: { to: toCancel, button: 'Cancel subscription', status: 'canceled' },
  } as const;
  const cases = Object.entries(actions).flatMap(([action, rest]) =>
    Object.entries(failures).map(([how, fail]) => ({ action, how, fail, ...rest })),
  );

  it.each(sampled(cases, 3))(
    '($action because $how) stays as it is and succeeds when it is tried again',
    async (one) => {
      const at = await subscriptionPage(fixture);
      await one.to(at);
      await giveReason(at, 'Other', 'Planted words');
      fixture.calls.answer(`POST /${one.action}`, one.fail, 1);
      await pressIn(at.user, one.button);
      await hasFailed();
      expect(screen.getByPlaceholderText<HTMLInputElement>('Please describe').value).toBe('Planted words');
      await says('This was not done. Please try again.');
      expect(screen.queryByText(/Unable to do this/)).toBeNull();
      await pressIn(at.user, 'Error. Try Again');
      await succeeds(at.user);
      expect((await at.now()).status).toBe(one.status);
      const [first, second, ...others] = at.sent(one.action);
      expect([first, others]).toEqual([second, []]);
    },
  );

  it('has succeeded all the same where its answer was lost, whatever reason is given then', async () => {
    const at = await subscriptionPage(fixture);
    await toPause(at);
    await giveReason(at, 'Too expensive');
    fixture.calls.answer('POST /pause', lost, 1);
    await pressIn(at.user, 'Pause subscription');
    await hasFailed();
    await giveReason(at, 'Not using it enough');
    await pressIn(at.user, 'Error. Try Again');
    await succeeds(at.user);
    expect(at.sent('pause')).toHaveLength(2);
    await shows(at.user, at.name, 'Paused', 'Paused');
  });

  it('keeps how a subscription is to be resumed', async () => {
    const at = await subscriptionPage(fixture, true);
    await at.open('Resume');
    await chooseRadio(at.user, /^Resume now/);
    fixture.calls.answer('POST /resume', away, 1);
    await pressIn(at.user, 'Resume subscription');
    await hasFailed();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Resume now/ }).checked).toBe(true);
    await pressIn(at.user, 'Error. Try Again');
    await succeeds(at.user);
    expect((await at.now()).status).toBe('active');
  });

  it('keeps the day that a subscription is rescheduled to, and sends it once more', async () => {
    const at = await subscriptionPage(fixture);
    const chosen = await chooseDay(at);
    fixture.calls.answer('POST /reschedule', lost, 1);
    await pressIn(at.user, 'Reschedule');
    await hasFailed();
    await (await openPanel()).findByText(new RegExp(`day, ${chosen}$`));
    await pressIn(at.user, 'Error. Try Again');
    await succeeds(at.user);
    const body = { new_time: (await at.now()).reschedule_date };
    expect(at.sent('reschedule')).toEqual([body, body]);
  });
});

describe('before it is cancelled', () => {
  it('an offer is made, which leads to the booking and changes nothing', async () => {
    const at = await subscriptionPage(fixture);
    await offers(at);
    await says('20% off your next renewal');
    await says('A free longevity consultation');
    await pressIn(at.user, 'Continue');
    await waitFor(() => expect(location.pathname).toBe(`/schedule-subscription/${at.subscription._id}`));
    expect(location.search).toBe('?canIncrementCancellationAttempt=true');
    expect((await at.now()).cancellation_info.cancellation_attempt).toBe(0);
  });

  it('the offer is dismissed by its button and by Escape, and the button that opened it has focus', async () => {
    const at = await subscriptionPage(fixture);
    const button = (await subscriptionCard(at.name)).getByRole('button', { name: 'Cancel' });
    await offers(at);
    await pressIn(at.user, 'Dismiss');
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(button));
    await offers(at);
    await at.user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(button));
    expect((await at.now()).status).toBe('active');
    expect(
      fixture.calls.calls.filter(({ path, method }) => method === 'POST' && path.includes('/subscriptions/')),
    ).toEqual([]);
  });

  it('patients who were made the offer before hear what is void, and can still cancel', async () => {
    readsOther(fixture, (one) => ({
      ...one,
      cancellation_info: { ...one.cancellation_info, cancellation_attempt: 1 },
    }));
    const at = await subscriptionPage(fixture);
    await at.open('Cancel');
    await asks('Before you cancel');
    await says(/you lose the discount on your next renewal and your free consultation/);
    expect((await openPanel()).queryByRole('button', { name: 'Continue' })).toBeNull();
    await pressIn(at.user, 'Dismiss');
    await isClosed();
    await at.open('Cancel');
    await pressIn(at.user, 'Cancel My Treatment');
    await asks('Would a pause be enough?');
  });

  it('a booking that does not count says so in its address', async () => {
    readsOther(fixture, (one) => ({
      ...one,
      cancellation_info: { ...one.cancellation_info, canIncrementCancellationAttempt: false },
    }));
    const at = await subscriptionPage(fixture);
    await offers(at);
    await pressIn(at.user, 'Continue');
    await waitFor(() => expect(location.search).toBe('?canIncrementCancellationAttempt=false'));
  });
});
