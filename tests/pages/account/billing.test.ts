import { screen, waitFor, within } from '@testing-library/dom';
import { expect, it } from 'vitest';
import type { Card } from '#schemas/wire/card.ts';
import { pdfText } from '../../support/files/pdfText.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { isRefused } from '../../support/steps/accountPageSteps.ts';
import { fillCard, press } from '../../support/steps/buyingSteps.ts';
import { cards } from '../../support/steps/checkoutSteps.ts';

const fixture = pageFixture();

it('a first card is saved, another takes its place, and one that is refused changes nothing', async () => {
  const { user, call, organization, userId } = await fixture.arrive('ava', (id) => `/dashboard/${id}/settings`);
  const saved = () => call<Card | null>('GET', `/billing/${organization}/patient/${userId}/card`);
  await user.click(within(await screen.findByRole('main')).getByRole('link', { name: 'Billing' }));
  await screen.findByRole('heading', { level: 2, name: 'Payment method' });
  await screen.findByLabelText('Card number');
  const accepted = within(screen.getByRole('list', { name: 'Accepted cards' })).getAllByRole('listitem');
  expect(accepted.map(({ textContent }) => textContent)).toEqual([
    'Visa',
    'MasterCard',
    'Discover',
    'American Express',
    'HSA/FSA',
  ]);
  expect(await saved()).toBeNull();
  await fillCard(user, cards.good);
  await press(user, 'Save card');
  await screen.findByText('Credit card updated successfully');
  await screen.findByText('Visa ending in 4242');
  expect((await saved())?.last4).toBe('4242');

  await press(user, 'Update card');
  await fillCard(user, cards.declined);
  await press(user, 'Save card');
  await isRefused(screen, /declined/);
  expect((await saved())?.last4).toBe('4242');
  await press(user, 'Cancel');
  await screen.findByText('Visa ending in 4242');

  await press(user, 'Update card');
  await fillCard(user, '5555555555554444');
  await press(user, 'Save card');
  await screen.findByText('Mastercard ending in 4444');
  expect((await saved())?.last4).toBe('4444');
  fixture.noComplaints();
});

it('every charge is listed with its end, and its receipt is downloaded', async () => {
  const { user } = await fixture.arrive(await fixture.chloe(), (id) => `/dashboard/${id}/settings/billing`);
  const list = await screen.findByRole('list', { name: 'Payments' });
  const charges = () => [...list.querySelectorAll<HTMLElement>(':scope > li')];
  expect(charges()).toHaveLength(10);
  await press(user, 'Load more');
  await waitFor(() => expect(charges().length).toBeGreaterThan(10));
  const texts = charges().map(({ textContent }) => textContent);
  for (const status of [
    'Reserved, not charged yet',
    'Released, never charged',
    'Paid, $20.00 refunded',
    'Card refused',
  ])
    expect(texts.some((text) => text.includes(status))).toBe(true);
  const reserved = texts.filter((text) => text.includes('Reserved, not charged yet'));
  expect(reserved.filter((text) => text.includes('Receipt'))).toEqual([]);

  const paid = charges().find(({ textContent }) => /Generic Rapamycin.*Receipt/.test(textContent));
  if (!paid) throw new Error('Chloe has paid for Rapamycin');
  await user.click(within(paid).getByRole('button', { name: 'Receipt' }));
  await waitFor(() => expect(fixture.saved).toHaveLength(1));
  const { headers, rawPayload } = await fixture.backend.app.inject(fixture.saved[0]?.href ?? '');
  expect(headers['content-disposition']).toMatch(/INV-[0-9A-F]{8}\.pdf/);
  const text = await pdfText(rawPayload);
  for (const part of ['Healthspan', 'Chloe Demo', 'Generic Rapamycin, 3 months', '$279.00', 'Visa ending in 4242'])
    expect(text).toContain(part);
  fixture.noComplaints();
});
