import { screen, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPanel } from '../../support/page/openPanel.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { asks, chooseRadio, says } from '../../support/steps/buyingSteps.ts';
import {
  chooseDay,
  giveReason,
  pressIn,
  readsOther,
  shows,
  subscriptionCard,
  subscriptionPage,
  succeeds,
  toCancel,
  toPause,
} from '../../support/steps/subscriptionPage.ts';
import { subscriptionsOf } from '../../support/steps/subscriptionSteps.ts';

const fixture = pageFixture();

const cancelButton = () => screen.getByRole('button', { name: 'Cancel subscription' });

it('is paused, and resumed at once', async () => {
  const at = await subscriptionPage(fixture);
  const { user, name } = at;
  await toPause(at);
  expect((await openPanel()).getByRole('button', { name: 'Pause subscription' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  await giveReason(at, 'Away or traveling');
  await pressIn(user, 'Pause subscription');
  await succeeds(user);
  expect(at.sent('pause')).toEqual([{ pause_reason: 'Away or traveling' }]);
  expect((await at.now()).status).toBe('paused');
  await says("There's no active subscriptions.");
  await shows(user, name, 'Paused', 'Paused');
  await at.open('Resume');
  await asks('Resume your subscription');
  await chooseRadio(user, /^Resume now/);
  await pressIn(user, 'Resume subscription');
  await succeeds(user);
  expect(at.sent('resume')).toEqual([{ shipNow: true }]);
  await shows(user, name, 'Active', 'Active');
  fixture.noComplaints();
});

it('is resumed when its period ends', async () => {
  const at = await subscriptionPage(fixture, true);
  await at.open('Resume');
  await chooseRadio(at.user, /^Resume on /);
  await pressIn(at.user, 'Resume subscription');
  await succeeds(at.user);
  expect(at.sent('resume')).toEqual([{ shipNow: false }]);
  const { current_period_end } = at.subscription;
  expect(await at.now()).toMatchObject({ status: 'active', current_period_end });
});

it('is offered to be resumed now alone where its paid period is over, and says what is charged', async () => {
  readsOther(fixture, (one) => ({ ...one, current_period_end: '2026-01-05T12:00:00.000Z' }));
  const at = await subscriptionPage(fixture, true);
  await at.open('Resume');
  await says(new RegExp(`^The period of ${at.name.replace('+', '\\+')} that you have paid for is over\\.`));
  expect((await openPanel()).queryByRole('radio')).toBeNull();
  await pressIn(at.user, 'Resume now');
  await says(new RegExp(`^A new period of ${at.name.replace('+', '\\+')} has begun today, and `));
  await succeeds(at.user);
  expect(at.sent('resume')).toEqual([{ shipNow: true }]);
});

it('is rescheduled to a day, which its card names', async () => {
  const at = await subscriptionPage(fixture);
  const chosen = await chooseDay(at);
  await pressIn(at.user, 'Reschedule');
  await succeeds(at.user);
  const { reschedule_date: date, status } = await at.now();
  expect([status, at.sent('reschedule')]).toEqual(['rescheduled', [{ new_time: date }]]);
  await shows(at.user, at.name, 'Active', 'Rescheduled');
  await says(`Your subscription is set to reschedule on ${chosen}. You can update at anytime.`);
});

it('is cancelled with a reason in own words, once however often it is pressed', async () => {
  const at = await subscriptionPage(fixture);
  await toCancel(at);
  await giveReason(at, 'Other');
  expect(cancelButton().getAttribute('aria-disabled')).toBe('true');
  await giveReason(at, 'Other', 'I move abroad.');
  await at.user.dblClick(cancelButton());
  await succeeds(at.user);
  expect(at.sent('cancel')).toEqual([{ cancel_reason: 'I move abroad.' }]);
  await shows(at.user, at.name, 'Canceled', 'Canceled');
  expect((await subscriptionCard(at.name)).queryByRole('button', { name: 'Cancel' })).toBeNull();
});

it('is paused instead of cancelled, and not asked about a pause when it is cancelled after that', async () => {
  const at = await subscriptionPage(fixture);
  const { user, name } = at;
  await at.open('Cancel');
  await pressIn(user, 'Cancel My Treatment');
  await pressIn(user, 'Pause');
  await giveReason(at, 'Too expensive');
  await pressIn(user, 'Pause subscription');
  await succeeds(user);
  await shows(user, name, 'Paused', 'Paused');
  await at.open('Cancel');
  await pressIn(user, 'Cancel My Treatment');
  await asks('Cancel your subscription');
  expect((await openPanel()).queryByRole('button', { name: 'Pause' })).toBeNull();
});

it('is only asked whether to cancel where it cannot be paused', async () => {
  const chloe = await fixture.chloe();
  const unpaid = (await subscriptionsOf(chloe)).find(({ status }) => status === 'unpaid');
  const { user } = await fixture.arrive(chloe, (id) => `/dashboard/${id}/subscriptions`);
  await user.click(await screen.findByRole('tab', { name: 'Show All' }));
  const cards = await screen.findAllByRole('article', { name: unpaid?.name ?? '' });
  const card = cards.find(({ textContent }) => textContent.includes('Unpaid'));
  await user.click(within(card ?? document.body).getByRole('button', { name: 'Cancel' }));
  await pressIn(user, 'Cancel My Treatment');
  await asks('Cancel your subscription');
  expect((await openPanel()).queryByRole('button', { name: 'Pause' })).toBeNull();
});
