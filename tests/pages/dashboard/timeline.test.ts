import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { pageFixture } from '../../support/page/pageFixture.ts';

const fixture = pageFixture();

it('shows the newest purchase in short on the home, and every purchase behind it', async () => {
  const { user, userId } = await fixture.arrive(await fixture.chloe());
  const recent = within(await screen.findByRole('region', { name: 'Your latest purchase' }));
  await recent.findByText(/^A provider answers, usually by/);
  expect(recent.getAllByRole('listitem')).toHaveLength(3);
  await user.click(recent.getByRole('link', { name: 'See everything' }));
  await screen.findByRole('heading', { level: 1, name: 'Timeline' });
  expect(location.pathname).toBe(`/dashboard/${userId}/timeline`);
  const rapamycin = within(await screen.findByRole('list', { name: 'Generic Rapamycin' })).getAllByRole('listitem');
  const expected = [
    'You sent your visit',
    '$279.00 was reserved on your card',
    'Your provider looked at your visit',
    '$279.00 was charged to your card',
    'Your provider prescribed Rapamycin (sirolimus) oral solution',
    'We began to prepare your order',
    'Your order was sent to you',
    'Your order was delivered',
    '$20.00 was given back to your card',
    'Next charge: $279.00',
  ];
  expect(rapamycin.map(({ textContent }) => textContent)).toEqual(
    expected.map((text) => expect.stringContaining(text)),
  );
  expect(rapamycin.map(({ textContent }) => textContent.includes('Coming up'))).toEqual(
    expected.map((text) => text.startsWith('Next charge')),
  );
  await waitFor(() => expect(document.title).toBe('Healthspan Patient Portal | Timeline'));
  fixture.noComplaints();
});

it('is at the address in mails, and leads on where nothing was bought', async () => {
  const { user, userId } = await fixture.arrive('eli', '/dashboard/me/timeline');
  await screen.findByRole('heading', { name: 'Nothing bought yet' });
  expect(location.pathname).toBe(`/dashboard/${userId}/timeline`);
  await user.click(screen.getByRole('link', { name: 'Visit our shop' }));
  await screen.findByRole('heading', { level: 1, name: 'Our Products' });
  expect(location.pathname).toBe('/shop');
  fixture.noComplaints();
});
