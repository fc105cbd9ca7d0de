import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { away } from '../support/page/pageCalls.ts';
import { pageFixture } from '../support/page/pageFixture.ts';

const fixture = pageFixture();

it('orders are chosen by state', async () => {
  const { user } = await fixture.arrive(await fixture.chloe(), '/orders');
  await screen.findByText('20 orders');
  await user.click(screen.getByRole('link', { name: 'Delivered' }));
  await screen.findByText('15 orders');
  expect(location.search).toBe('?status=delivered');
  fixture.noComplaints();
});
it('settings are saved', async () => {
  const { user, call, organization, userId } = await fixture.arrive('dora', (id) => `/dashboard/${id}/settings/info`);
  const section = within(await screen.findByRole('region', { name: 'Personal Information' }));
  const weight = section.getByLabelText(/^Weight/);
  await user.clear(weight);
  await user.type(weight, '161');
  fixture.calls.answer('PUT /users', away, 1);
  await user.click(section.getByRole('button', { name: /^Save/ }));
  await section.findByText('Network error, please try again later.');
  await user.click(section.getByRole('button', { name: /^Save/ }));
  await screen.findByText('Personal information updated successfully');
  expect(await call('GET', `/users/${organization}/user/${userId}/patient`)).toMatchObject({ weight: 161 });
  fixture.noComplaints();
});
it('an order has an invoice', async () => {
  const { user } = await fixture.arrive(await fixture.chloe(), '/orders?type=medication');
  const [order] = await screen.findAllByRole('link', { name: /Generic Rapamycin/ });
  if (order) await user.click(order);
  const region = within(await screen.findByRole('region', { name: 'What you ordered' }));
  await user.click(region.getByRole('button', { name: 'Invoice' }));
  await screen.findByRole('heading', { level: 1, name: 'Generic Rapamycin' });
  await waitFor(() => expect(fixture.saved[0]?.href).toMatch(/pdf/));
});
it('login', async () => {
  const { user } = await fixture.arrive('ben', '/login');
  await user.type(await screen.findByLabelText('Email'), 'chloe@example.com');
  await user.type(screen.getByLabelText('Password'), 'Portal123');
  await user.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(fixture.left[0]).toMatch(/dashboard/));
  fixture.noComplaints();
});
