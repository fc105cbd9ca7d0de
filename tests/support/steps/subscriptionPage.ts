import { screen, waitFor, within } from '@testing-library/dom';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { openPanel } from '../page/openPanel.ts';
import type { PageFixture } from '../page/pageFixture.ts';
import { asks } from './buyingSteps.ts';
import { stored, subscriber } from './subscriptionSteps.ts';

/** The card of a subscription. */
export const subscriptionCard = async (name: string) => within(await screen.findByRole('article', { name }));

/** Presses a button of the panel. */
export const pressIn = async (user: UserEvent, name: string | RegExp): Promise<void> =>
  user.click(await (await openPanel()).findByRole('button', { name }));

/** Waits until the panel is closed. */
export const isClosed = (): Promise<void> =>
  waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('the panel is open');
  });

/** Waits for the end of an action, and closes the panel. */
export async function succeeds(user: UserEvent): Promise<void> {
  await asks('Success! Your subscription was successfully updated!');
  const close = (await openPanel()).getAllByRole('button', { name: 'Close' }).at(-1);
  if (close) await user.click(close);
  await isClosed();
}

/** Opens a tab of the list and waits until it shows a subscription in a status. */
export async function shows(user: UserEvent, name: string, tab: string, status: string): Promise<void> {
  await user.click(await screen.findByRole('tab', { name: tab }));
  await (await subscriptionCard(name)).findByText(status);
}

/** A new subscriber at the list of subscriptions. @param pausedBefore whether the subscription is paused by then */
export async function subscriptionPage(fixture: PageFixture, pausedBefore = false) {
  const one = await subscriber(fixture.url);
  const { _id: id, name } = one.subscription;
  if (pausedBefore) await one.call('POST', `/v2/subscriptions/${id}/pause`, { pause_reason: 'Other' });
  const { user } = await fixture.arrive(one, (userId) => `/dashboard/${userId}/subscriptions`);
  if (pausedBefore) await shows(user, name, 'Paused', 'Paused');
  return {
    ...one,
    user,
    name,
    /** The bodies of an action that were sent. */
    sent: (action: string) =>
      fixture.calls.calls
        .filter(({ method, path }) => method === 'POST' && path === `/v2/subscriptions/${id}/${action}`)
        .map(({ body }) => body),
    now: () => stored(one, id),
    open: async (button: string) =>
      user.click(await (await subscriptionCard(name)).findByRole('button', { name: button })),
  };
}

/** A subscriber at the list. */
export type Arrived = Awaited<ReturnType<typeof subscriptionPage>>;

/** Chooses a reason, or types one for Other. */
export async function giveReason({ user }: Arrived, reason: string, typed?: string): Promise<void> {
  await user.click(await (await openPanel()).findByLabelText(reason));
  if (typed === undefined) return;
  await user.click(await screen.findByPlaceholderText('Please describe'));
  await user.paste(typed);
}

/** Pauses, from the button to the survey. */
export async function toPause({ user, open }: Arrived): Promise<void> {
  await open('Pause');
  await asks('Pause your subscription');
  expect((await openPanel()).queryByRole('button', { name: 'Cancel' })).toBeNull();
  await pressIn(user, 'Pause');
  await asks('Why would you like to pause?');
}

/** Cancels, from the button over the offer to the survey. */
export async function toCancel({ user, open }: Arrived): Promise<void> {
  await open('Cancel');
  await pressIn(user, 'Cancel My Treatment');
  await asks('Would a pause be enough?');
  await pressIn(user, 'Cancel');
  await asks('Why would you like to cancel?');
}

/** Chooses the twentieth of the next month. @returns the day in words */
export async function chooseDay({ user, open }: Arrived): Promise<string> {
  await open('Reschedule');
  await asks('Reschedule your subscription');
  await (await openPanel()).findByRole('grid');
  await pressIn(user, 'Next month');
  const day = await (await openPanel()).findByRole('button', { name: /day, \w+ 20, \d{4}/ });
  await user.click(day);
  return /\w+ 20, \d{4}/.exec(day.getAttribute('aria-label') ?? '')?.[0] ?? '';
}

/** Answers the reads of the list with other subscriptions than there are. */
export const readsOther = ({ calls }: PageFixture, change: (one: Subscription) => Subscription): void =>
  calls.answer('GET /subscriptions', async (_request, pass) => {
    const all: readonly Subscription[] = await (await pass()).json();
    return Response.json(all.map(change));
  });
