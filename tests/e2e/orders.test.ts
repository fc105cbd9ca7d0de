import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Showcase, ShowcaseItem } from '#schemas/wire/showcase.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { pdfText } from '../support/files/pdfText.ts';
import { isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const orders = (page: Page) => page.getByRole('main').getByRole('link', { name: /Order [0-9A-F]{8}/ });
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const filter = (page: Page, group: string, name: string) =>
  page.getByRole('navigation', { name: group }).getByRole('link', { name, exact: true });

describe.each([390, 1280])('at %d pixels, the orders', (width) => {
  it('are listed, chosen by state and kind, and turned page by page, at addresses that stay', async () => {
    const { patient, page } = await fixture.arrive(await fixture.chloe(), '/orders', { width, height: 844 });
    await page.getByText('20 orders', { exact: true }).waitFor();
    await isAlive(page);
    expect(await orders(page).count()).toBe(10);
    await expect.poll(() => page.title()).toBe('Healthspan Patient Portal | Orders');
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);

    await page.getByRole('link', { name: 'Older orders' }).press('Enter');
    await page.getByText('Page 2 of 2').waitFor();
    expect(await orders(page).count()).toBe(10);
    await expect
      .poll(() => focused(page))
      .toContain(
        await orders(page)
          .first()
          .innerText()
          .then((text) => text.split('\n')[0]),
      );
    expect(new URL(page.url()).search).toBe('?page=2');
    await page.reload();
    await page.getByText('Page 2 of 2').waitFor();
    await isAlive(page);

    await filter(page, 'Orders by state', 'Delivered').press('Enter');
    await page.getByText('15 orders', { exact: true }).waitFor();
    expect(await focused(page)).toBe('Delivered');
    await filter(page, 'Orders by kind', 'Lab tests').click();
    await page.getByText('3 orders', { exact: true }).waitFor();
    expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({ status: 'delivered', type: 'lab' });
    for (const text of await orders(page).allInnerTexts()) expect(text).toMatch(/Longevity Panel[^]*Delivered/);
    await filter(page, 'Orders by kind', 'Coaching').click();
    await page.getByText('1 order', { exact: true }).waitFor();
    expect(await orders(page).innerText()).toMatch(/Longevity Coaching[^]*Started/);
    await filter(page, 'Orders by state', 'Voided').click();
    await page.getByText('You have no orders of this kind.').waitFor();
    await expectAccessible(page);
    await page.goBack();
    await page.getByText('1 order', { exact: true }).waitFor();
    await page.getByRole('main').getByRole('link', { name: 'your payments' }).click();
    await page.getByRole('heading', { level: 2, name: 'Payments' }).waitFor();
    noComplaints(patient);
  });

  it('each lead to what was ordered, its invoice, and what happened to its end', async () => {
    const chloe = await fixture.chloe();
    const { patient, page } = await fixture.arrive(chloe, '/orders?type=medication', { width, height: 844 });
    await isAlive(page);
    const counted = await page.getByText(/^\d+ orders$/).innerText();
    await orders(page).filter({ hasText: 'Generic Rapamycin' }).press('Enter');
    const heading = page.getByRole('heading', { level: 1, name: 'Generic Rapamycin' });
    await heading.waitFor();
    await expect.poll(() => focused(page)).toBe('Generic Rapamycin');
    expect(new URL(page.url()).pathname).toMatch(/^\/orders\/[0-9a-f]{24}$/);
    await expect.poll(() => page.title()).toBe('Healthspan Patient Portal | Order');
    const told = await page.getByRole('list', { name: 'What happened' }).getByRole('listitem').allInnerTexts();
    expect(told.map((text) => text.split('\n')[0])).toEqual([
      'You sent your visit',
      '$279.00 was reserved on your card',
      'Your provider looked at your visit',
      '$279.00 was charged to your card',
      'Your provider prescribed Rapamycin (sirolimus) oral solution',
      'We began to prepare your order',
      'Your order was sent to you',
      'Your order was delivered',
      '$20.00 was given back to your card',
    ]);
    const price = page.getByRole('region', { name: 'What you ordered' });
    await price.getByText('Refunded').waitFor();
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      price.getByRole('button', { name: 'Invoice' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^INV-[0-9A-F]{8}\.pdf$/);
    const text = pdfText(await readFile(await file.path()));
    for (const part of ['Generic Rapamycin, 3 months', '$279.00', '-$20.00']) expect(text).toContain(part);

    await page.reload();
    await heading.waitFor();
    await isAlive(page);
    // Where the list led here, it is there as it was left.
    await page.getByRole('link', { name: 'All orders' }).click();
    await page.getByText(counted, { exact: true }).waitFor();
    expect(new URL(page.url()).search).toBe('?type=medication');
    noComplaints(patient);
  });
});

it('an order of each state is shown without a fault', async () => {
  const chloe = await fixture.chloe();
  const { patient, page, url } = await fixture.arrive(chloe, '/orders', { width: 320, height: 700 });
  const list = async (status: ShowcaseItem['status']) =>
    (await chloe.call<Showcase>('GET', `/v2/users/purchases-showcase?status=${status}`)).docs;
  const words = {
    processing: 'Processing',
    shipped: 'Shipped',
    delivered: 'Delivered',
    refunded: 'Refunded',
    voided: 'Voided',
  } as const;
  for (const status of ['processing', 'shipped', 'delivered', 'refunded', 'voided'] as const) {
    // A plan has begun, and is not called delivered.
    const order = (await list(status)).find(({ shipment }) => status !== 'delivered' || shipment !== null);
    await page.goto(`${url}/orders/${order?._id}`);
    await page.getByRole('region', { name: 'How far it is' }).getByText(words[status]).first().waitFor();
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(320);
  }
  noComplaints(patient);
});

it('the old page leads to the orders, which lead on where nothing was ordered', async () => {
  const { patient, page } = await fixture.arrive('eli', '/dashboard/me/orders', { width: 1280 });
  await page.getByRole('heading', { name: 'Nothing ordered yet' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/orders');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Visit our shop' }).click();
  await page.waitForURL('**/shop');
  noComplaints(patient);
});

it('an order of another patient is none of this one', async () => {
  const chloe = await fixture.chloe();
  const { docs } = await chloe.call<Showcase>('GET', '/v2/users/purchases-showcase');
  const { page } = await fixture.arrive('dora', `/orders/${docs[0]?._id}`, { width: 390 });
  await page.getByText('You have no order at this address.').waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Show all orders' }).click();
  await page.getByRole('heading', { name: 'Nothing ordered yet' }).waitFor();
});

it('what a notification about a visit tells of is found among the orders', async () => {
  const { patient, page } = await fixture.arrive(await fixture.chloe(), '/notifications', { width: 390 });
  // One that was read: chloe stays as she is.
  await page.getByRole('link', { name: /^Your visit was reviewed/ }).click();
  await page.getByText('20 orders', { exact: true }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/orders');
  noComplaints(patient);
});
