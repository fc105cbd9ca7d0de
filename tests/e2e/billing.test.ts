import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import type { Card } from '#schemas/wire/card.ts';
import { hold } from '../support/browser/hold.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { pdfText } from '../support/files/pdfText.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { cards, fillCard } from '../support/steps/checkoutSteps.ts';

const fixture = portalFixture();

it('a first card is saved in the settings, another takes its place, and one that is refused changes nothing', async () => {
  const ava = await fixture.like('ava');
  const { patient, page, userId, open } = await fixture.arrive(ava, '/dashboard', { width: 390, height: 844 });
  const saved = () => ava.call<Card | null>('GET', `/billing/${ava.organization}/patient/${userId}/card`);
  const save = page.getByRole('button', { name: 'Save card' });
  const notice = page.getByText('Credit card updated successfully');
  await open(`/dashboard/${userId}/settings`);
  await page.getByRole('main').getByRole('link', { name: 'Billing' }).click();
  await page.getByRole('heading', { level: 2, name: 'Payment method' }).waitFor();
  expect(await saved()).toBeNull();
  await page.getByLabel('Card number').waitFor();
  expect(await page.getByRole('list', { name: 'Accepted cards' }).getByRole('listitem').allInnerTexts()).toEqual([
    'Visa',
    'MasterCard',
    'Discover',
    'American Express',
    'HSA/FSA',
  ]);
  await expectAccessible(page);

  await fillCard(page, cards.good);
  await save.click();
  await notice.waitFor();
  await page.getByText('Visa ending in 4242').waitFor();
  expect((await saved())?.last4).toBe('4242');
  await notice.waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Update card' }).click();
  await fillCard(page, cards.declined);
  await save.click();
  await page
    .getByRole('alert')
    .getByText(/declined/)
    .waitFor();
  expect((await saved())?.last4).toBe('4242');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByText('Visa ending in 4242').waitFor();

  await page.getByRole('button', { name: 'Update card' }).click();
  await fillCard(page, '5555555555554444');
  await save.click();
  await page.getByText('Mastercard ending in 4444').waitFor();
  expect((await saved())?.last4).toBe('4444');
  await expectAccessible(page);
  noComplaints(patient);
});

it.each([390, 1280])(
  'what stands below the card fields stays in its place while they are loaded, at %s px',
  async (width) => {
    const { patient, page, userId } = await fixture.arrive(await fixture.chloe(), '/dashboard', {
      width,
      height: 1200,
    });
    await page.goto(new URL(`/dashboard/${userId}/settings/billing`, page.url()).href);
    const update = page.getByRole('button', { name: 'Update card' });
    await update.waitFor();
    await page.waitForLoadState('networkidle');
    const letCodeGo = await hold(page, '**/assets/*.js');
    await update.click();
    const cancel = page.getByRole('button', { name: 'Cancel' });
    const before = await cancel.boundingBox();
    letCodeGo();
    await page.getByLabel('Security code').waitFor();
    expect((await cancel.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
    noComplaints(patient);
  },
);

it('every charge is listed with what became of it, and a receipt is downloaded', async () => {
  const { patient, page, userId } = await fixture.arrive(await fixture.chloe(), '/dashboard', {
    width: 390,
    height: 844,
  });
  await page.goto(new URL(`/dashboard/${userId}/settings/billing`, page.url()).href);
  const list = page.getByRole('list', { name: 'Payments' });
  const charges = list.locator(':scope > li');
  await charges.first().waitFor();
  expect(await charges.count()).toBe(10);
  await expectAccessible(page);

  await page.getByRole('button', { name: 'Load more' }).click();
  await charges.nth(10).waitFor();
  const told = await charges.allInnerTexts();
  for (const status of [
    'Reserved, not charged yet',
    'Released, never charged',
    'Paid, $20.00 refunded',
    'Card refused',
  ])
    expect(told.filter((text) => text.includes(status)).length).toBeGreaterThan(0);
  const reserved = charges.filter({ hasText: 'Reserved, not charged yet' });
  expect(await reserved.getByRole('button', { name: 'Receipt' }).count()).toBe(0);

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    charges.filter({ hasText: 'Generic Rapamycin' }).getByRole('button', { name: 'Receipt' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^INV-[0-9A-F]{8}\.pdf$/);
  const text = pdfText(await readFile(await file.path()));
  for (const part of ['Healthspan', 'Chloe Demo', 'Generic Rapamycin, 3 months', '$279.00', 'Visa ending in 4242'])
    expect(text).toContain(part);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page);
  noComplaints(patient);
});
