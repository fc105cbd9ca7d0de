import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { NotificationPage } from '#schemas/wire/notification.ts';
import { away } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import type { Caller } from '../../support/portal/beginSession.ts';
import { completeProfile, signUpByCall } from '../../support/portal/signUpByCall.ts';
import { bookByCall } from '../../support/steps/schedulingSteps.ts';

const fixture = pageFixture();

/** A new patient who was told seven things: a welcome, and three calls that were booked and canceled. */
async function toldSeven(): Promise<Caller> {
  const one = await signUpByCall(fixture.url, completeProfile);
  for (let calls = 0; calls < 3; calls += 1) {
    const { _id } = await bookByCall(fixture.url, one, { purpose: 'onboarding' });
    await one.call('POST', '/v2/appointments/cancel', { appointmentId: _id });
  }
  return one;
}

const unreadOf = async ({ call }: Caller) => (await call<NotificationPage>('GET', '/v2/notifications')).unread;
const links = () => [...document.querySelectorAll('main li a')];
const unreadLinks = () => screen.queryAllByRole('link', { name: /^Unread:/ });
const areShown = (count: number) => waitFor(() => expect(links()).toHaveLength(count));

/** Reads all of a patient's notifications, and has another tab say so. */
async function readInAnotherTab({ call }: Caller): Promise<void> {
  await call('POST', '/v2/notifications/read-all');
  const tab = new BroadcastChannel('portal-notifications');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has none
  tab.postMessage(null);
  await new Promise((sent) => {
    setImmediate(sent);
  });
  tab.close();
}

describe('the notifications', () => {
  it('come five at a time, are read by opening them, and stay read', async () => {
    const one = await toldSeven();
    const { user } = await fixture.arrive(one, '/notifications');
    await areShown(5);
    await waitFor(() => expect(document.title).toBe('Healthspan Patient Portal | Notifications'));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await areShown(7);
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
    expect(unreadLinks()).toHaveLength(7);
    await waitFor(() => expect(document.activeElement).toBe(links()[5]));
    const [canceled] = screen.getAllByRole('link', { name: /Your appointment was canceled/ });
    if (canceled) await user.click(canceled);
    await waitFor(() => expect(location.pathname).toBe(`/dashboard/${one.userId}/appointments`));
    await waitFor(async () => expect(await unreadOf(one)).toBe(6));
    await fixture.load('/notifications');
    await areShown(5);
    expect(unreadLinks()).toHaveLength(4);
    fixture.noComplaints();
  });

  it('are read in a tab once another one has marked all', async () => {
    const one = await toldSeven();
    await fixture.arrive(one, '/notifications');
    await areShown(5);
    expect(unreadLinks()).toHaveLength(5);
    const from = fixture.calls.calls.length;
    await readInAnotherTab(one);
    await screen.findByText('You have read all of them.');
    // Not by what the page reads again from time to time, which begins with the conversations.
    expect(fixture.calls.calls[from]?.path).toMatch(/^\/v2\/notifications/);
    await waitFor(() => expect(unreadLinks()).toEqual([]));
  });

  it('are unread again where that could not be kept, which is announced until it is', async () => {
    const one = await toldSeven();
    const { user } = await fixture.arrive(one, '/notifications');
    await areShown(5);
    fixture.calls.answer('POST /v2/notifications/read-all', away, 1);
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe('This could not be marked as read. Please try again.');
    expect(unreadLinks()).toHaveLength(5);
    expect(await unreadOf(one)).toBe(7);
    await user.click(screen.getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(unreadLinks()).toEqual([]));
    await waitFor(async () => expect(await unreadOf(one)).toBe(0));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
