import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Showcase, ShowcaseItem } from '#schemas/wire/showcase.ts';
import { pdfText } from '../../support/files/pdfText.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';

const fixture = pageFixture();

const main = () => within(screen.getByRole('main'));
const orders = () => main().getAllByRole('link', { name: /Order [0-9A-F]{8}/ });
const textsOf = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);
const filter = (group: string, name: string) =>
  within(screen.getByRole('navigation', { name: group })).getByRole('link', { name });

it('lists the orders page by page, with focus on the first one of the page that was opened', async () => {
  const { user } = await fixture.arrive(await fixture.chloe(), '/orders');
  await screen.findByText('20 orders');
  await waitFor(() => expect(document.title).toBe('Healthspan Patient Portal | Orders'));
  const newer = textsOf(orders());
  expect(newer).toHaveLength(10);
  await user.click(screen.getByRole('link', { name: 'Older orders' }));
  await screen.findByText('Page 2 of 2');
  const older = textsOf(orders());
  expect(older).toHaveLength(10);
  expect(new Set([...newer, ...older]).size).toBe(20);
  await waitFor(() => expect(document.activeElement).toBe(orders()[0]));
  expect(location.search).toBe('?page=2');
  await fixture.load();
  await screen.findByText('Page 2 of 2');
  expect(textsOf(orders())).toEqual(older);
  fixture.noComplaints();
});

it('chooses the orders by state and kind at addresses that Back finds again', async () => {
  const { user } = await fixture.arrive(await fixture.chloe(), '/orders?page=2');
  await screen.findByText('Page 2 of 2');
  await user.click(filter('Orders by state', 'Delivered'));
  await screen.findByText('15 orders');
  expect(document.activeElement).toBe(filter('Orders by state', 'Delivered'));
  expect(location.search).toBe('?status=delivered');
  await user.click(filter('Orders by kind', 'Lab tests'));
  await screen.findByText('3 orders');
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ status: 'delivered', type: 'lab' });
  for (const text of textsOf(orders())) expect(text).toMatch(/Longevity Panel.*Delivered/);
  await user.click(filter('Orders by kind', 'Coaching'));
  await screen.findByText('1 order');
  expect(textsOf(orders())).toEqual([expect.stringMatching(/Longevity Coaching.*Started/)]);
  await user.click(filter('Orders by state', 'Voided'));
  await screen.findByText('You have no orders of this kind.');
  history.back();
  await screen.findByText('1 order');
  await user.click(main().getByRole('link', { name: 'your payments' }));
  await screen.findByRole('heading', { level: 2, name: 'Payments' });
  fixture.noComplaints();
});

it('shows what was ordered and what happened to its end, and leads back to the list as it was', async () => {
  const { user } = await fixture.arrive(await fixture.chloe(), '/orders?type=medication');
  const counted = (await screen.findByText(/^\d+ orders$/)).textContent;
  await user.click(main().getByRole('link', { name: /Generic Rapamycin/ }));
  const title = await screen.findByRole('heading', { level: 1, name: 'Generic Rapamycin' });
  await waitFor(() => expect(document.activeElement).toBe(title));
  expect(location.pathname).toMatch(/^\/orders\/[0-9a-f]{24}$/);
  await waitFor(() => expect(document.title).toBe('Healthspan Patient Portal | Order'));
  const events = within(screen.getByRole('list', { name: 'What happened' })).getAllByRole('listitem');
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
  ];
  expect(textsOf(events)).toEqual(expected.map((text) => expect.stringContaining(text)));
  within(screen.getByRole('region', { name: 'What you ordered' })).getByText('Refunded');
  await user.click(screen.getByRole('link', { name: 'All orders' }));
  await screen.findByText(counted);
  expect(location.search).toBe('?type=medication');
  fixture.noComplaints();
});

it('saves the invoice of an order as a file, also after a reload', async () => {
  const { user } = await fixture.arrive(await fixture.chloe(), '/orders?type=medication');
  await user.click(await screen.findByRole('link', { name: /Generic Rapamycin/ }));
  await screen.findByRole('region', { name: 'What you ordered' });
  await fixture.load();
  await user.click(await screen.findByRole('button', { name: 'Invoice' }));
  await waitFor(() => expect(fixture.saved).toHaveLength(1));
  const { headers, rawPayload } = await fixture.backend.app.inject(fixture.saved[0]?.href ?? '');
  expect(headers['content-disposition']).toMatch(/INV-[0-9A-F]{8}\.pdf/);
  const text = await pdfText(rawPayload);
  for (const part of ['Generic Rapamycin, 3 months', '$279.00', '-$20.00']) expect(text).toContain(part);
  fixture.noComplaints();
});

it('shows an order of each state by the name of the state', async () => {
  const chloe = await fixture.chloe();
  const found = new Map<ShowcaseItem['status'], string>();
  for (const status of ['processing', 'shipped', 'delivered', 'refunded', 'voided'] as const) {
    const { docs } = await chloe.call<Showcase>('GET', `/v2/users/purchases-showcase?status=${status}`);
    // A plan has begun, and is not called delivered.
    found.set(status, docs.find(({ shipment }) => status !== 'delivered' || shipment !== null)?._id ?? 'none');
  }
  await fixture.arrive(chloe, '/orders');
  for (const [status, id] of found) {
    await fixture.load(`/orders/${id}`);
    const far = within(await screen.findByRole('region', { name: 'How far it is' }));
    expect(far.getAllByText(new RegExp(`^${status}`, 'i'))[0]).toBeDefined();
  }
  fixture.noComplaints();
});

it('leads from its old address to the orders, and on to the shop where nothing was ordered', async () => {
  const { user } = await fixture.arrive('eli', '/dashboard/me/orders');
  await screen.findByRole('heading', { name: 'Nothing ordered yet' });
  expect(location.pathname).toBe('/orders');
  await user.click(screen.getByRole('link', { name: 'Visit our shop' }));
  await screen.findByRole('heading', { level: 1, name: 'Our Products' });
  expect(location.pathname).toBe('/shop');
  fixture.noComplaints();
});

it('shows no order of another patient, be it a visit that waits or something that was sent', async () => {
  const { docs } = await (await fixture.chloe()).call<Showcase>('GET', '/v2/users/purchases-showcase');
  const [newest, sent] = [docs[0], docs.find(({ shipment }) => shipment !== null)];
  const { user } = await fixture.arrive('dora', `/orders/${newest?._id}`);
  await screen.findByText('You have no order at this address.');
  expect(document.body.textContent).not.toContain(newest?.name);
  await fixture.load(`/orders/${sent?._id}`);
  await screen.findByText('You have no order at this address.');
  await user.click(screen.getByRole('link', { name: 'Show all orders' }));
  await screen.findByRole('heading', { name: 'Nothing ordered yet' });
});

it('is where a notification about a visit leads', async () => {
  const { user } = await fixture.arrive(await fixture.chloe(), '/notifications');
  // One that was read: the other tests find what is new as it was.
  const [reviewed] = await screen.findAllByRole('link', { name: /^Your visit was reviewed/ });
  if (reviewed) await user.click(reviewed);
  await screen.findByText('20 orders');
  expect(location.pathname).toBe('/orders');
  fixture.noComplaints();
});
