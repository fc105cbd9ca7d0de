import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { openPanel } from '../../support/page/openPanel.ts';
import { heldTimers } from '../../support/page/heldTimers.ts';
import { away } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { completeProfile, signUpByCall } from '../../support/portal/signUpByCall.ts';

const fixture = pageFixture();

const at = (userId: string) => `/dashboard/${userId}/providers`;
const names = () =>
  within(screen.getByRole('main'))
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);

it('the providers are those of the own state, have their portraits, and lead to their own calendars', async () => {
  const { user, userId } = await fixture.arrive('ava', at('0'.repeat(24)));
  await screen.findByText('Who can treat you in California.');
  expect(location.pathname).toBe(at(userId));
  await waitFor(() => expect(document.title).toBe('Healthspan Patient Portal | Providers'));
  expect(names()).toEqual(['Amara Osei, MD', 'Daniel Reyes, DO', 'Mei-Lin Carter, MD, PhD']);
  const portraits = [...document.querySelectorAll<HTMLImageElement>('main img')];
  expect(portraits).toHaveLength(3);
  for (const { src, width, height } of portraits) {
    const { pathname } = new URL(src);
    expect((await fixture.backend.app.inject({ method: 'GET', url: pathname })).statusCode).toBe(200);
    // Their room is there before they are.
    expect([width, height]).toEqual([112, 112]);
  }
  await user.click(screen.getByRole('link', { name: /^Book an appointment\s*with Daniel Reyes, DO$/ }));
  await screen.findByText('Your appointment with Daniel Reyes.');
  fixture.noComplaints();
});

it('the providers are others in another state, and are reached from the menu', async () => {
  const { user } = await fixture.arrive('dora', '/shop');
  await user.click(await screen.findByRole('button', { name: 'Menu' }));
  const menu = await openPanel('Menu');
  await user.click(menu.getByRole('link', { name: 'Providers' }));
  await screen.findByText('Who can treat you in New York.');
  expect(names()).toEqual(['Daniel Reyes, DO', 'Jonas Whitfield, NP']);
});

it('patients whose state is not known are led to add it', async () => {
  const { user } = await fixture.arrive('eli', at);
  await screen.findByRole('heading', { name: 'Tell us where you live' });
  await user.click(screen.getByRole('link', { name: 'Add your state' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Home State' })).toBeDefined();
});

it('patients in a state where nobody treats are led to the care team', async () => {
  const there = await signUpByCall(fixture.url, { ...completeProfile, state: 'WY' });
  const { user } = await fixture.arrive(there, at);
  await screen.findByRole('heading', { name: 'No provider in Wyoming yet' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'Message us' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Messages' })).toBeDefined();
});

it('a read that failed is tried again on request', async () => {
  const pass = heldTimers();
  const ava = await fixture.like('ava');
  fixture.calls.answer('GET /physicians', away);
  const { user } = await fixture.arrive(ava, at);
  await waitFor(() => {
    pass(1000);
    expect(screen.getByRole('button', { name: 'Load again' })).toBeDefined();
  });
  fixture.calls.restore();
  await user.click(screen.getByRole('button', { name: 'Load again' }));
  await screen.findByText('Who can treat you in California.');
  const { path = '' } = fixture.calls.calls.findLast((call) => call.path.startsWith('/physicians')) ?? {};
  expect(Object.fromEntries(new URL(path, fixture.url).searchParams)).toEqual({ state_id: 'CA', is_provider: 'true' });
});
