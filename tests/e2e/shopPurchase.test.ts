import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Order } from '#schemas/wire/order.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import { cards, fillCard, readyToSubmit, storedVisit, submit } from '../support/steps/checkoutSteps.ts';
import { expectQuestion, isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const ordersOf = ({ call, organization, userId }: Caller) =>
  call<Order[]>('GET', `/orders/${organization}/patient/${userId}`);

/** A patient at the checkout panel of a product, with an address. */
async function atCheckout(type: string, name: string, width: number) {
  const one = await fixture.arrive('gus', `/shop?type=${type}`, { width, height: 844 });
  const { page } = one;
  await isAlive(page);
  const purchase = page.getByRole('article', { name, exact: true }).getByRole('button', { name: /^Purchase/ });
  await purchase.press('Enter');
  const panel = page.getByRole('dialog', { name: `Buy ${name}` });
  await panel.getByText('Payment Information').waitFor();
  return { ...one, panel, purchase };
}

const address = {
  'First name': 'Demo',
  'Last name': 'Patient',
  'Street address': '12 Harbor Street',
  City: 'Phoenix',
  'Zip code': '85004',
  'Phone number': '6025550147',
} as const;

/** Fills in an address in the patient's state. Unlike on a page, Escape would close the panel. */
async function fillAddress(panel: Locator): Promise<void> {
  for (const [label, value] of Object.entries(address)) await panel.getByLabel(label).fill(value);
}

const placed = (page: Page) => page.getByRole('dialog', { name: 'Your order has been placed successfully.' });
const told = (page: Page) => page.getByText('You have just ordered NAD+ Support in another tab');

describe.each([390, 1280])('at %d pixels', (width) => {
  it('a supplement is bought several times at once, with another card after the first was declined', async () => {
    const one = await atCheckout('supplement', 'NAD+ Support', width);
    const { patient, page, panel, purchase } = one;
    await panel.getByLabel('Quantity').selectOption('3');
    await fillAddress(panel);
    await fillCard(page, cards.failsLater);
    await expectAccessible(page);
    await readyToSubmit(page);
    await submit(page).click();
    await says(page, 'Your card was not charged.');
    expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
    expect(await ordersOf(one)).not.toContainEqual(expect.objectContaining({ payment: 'captured' }));
    await fillCard(page, cards.good);
    await readyToSubmit(page);
    await submit(page).dblclick();
    await placed(page).waitFor();
    await expectAccessible(page);
    const orders = (await ordersOf(one)).filter(({ status }) => status !== 'draft');
    expect(orders).toMatchObject([
      { amount: 15_600, payment: 'captured', items: [{ quantity: 3, amount: 15_600 }], intake: null },
    ]);
    await placed(page).getByRole('button', { name: 'Keep shopping' }).press('Enter');
    await placed(page).waitFor({ state: 'detached' });
    await expect.poll(() => purchase.evaluate((button) => button === document.activeElement)).toBe(true);
    expect(await page.evaluate(() => Object.keys(sessionStorage))).not.toContain('purchase_begun');
    noComplaints(patient);
  });
});

it('a lab test is bought once with a code, declined first, and leads to its panel', async () => {
  const one = await atCheckout('lab', 'Longevity Panel', 390);
  const { patient, page, panel, purchase } = one;
  expect(await panel.getByLabel('Quantity').count()).toBe(0);
  await fillAddress(panel);
  await fillCard(page, cards.declined);
  await readyToSubmit(page);
  await submit(page).click();
  await says(page, 'Your card was not charged.');
  await page.getByLabel(/Discount Code/).fill('LABS10');
  await page.getByRole('button', { name: 'Apply' }).click();
  await says(page, 'Special discount applied');
  // A code that was applied is applied again, so that the total stays what it was.
  await page.keyboard.press('Escape');
  await panel.waitFor({ state: 'detached' });
  await purchase.press('Enter');
  await says(page, 'Special discount applied');
  await panel.getByText('12 Harbor Street').or(panel.getByLabel('Street address')).first().waitFor();
  await fillCard(page, cards.good);
  await readyToSubmit(page);
  await submit(page).click();
  await placed(page).waitFor();
  expect((await ordersOf(one)).filter(({ status }) => status !== 'draft')).toMatchObject([
    { amount: 20_610, payment: 'captured', intake: null },
  ]);
  await placed(page).getByRole('link', { name: 'See your lab test' }).click();
  await page.waitForURL(/\/labs\/[0-9a-f]{24}$/);
  noComplaints(patient);
});

it('a purchase whose answer was lost is asked about before anything else is charged', async () => {
  const one = await atCheckout('supplement', 'NAD+ Support', 390);
  const { page, panel } = one;
  await fillAddress(panel);
  await fillCard(page, cards.good);
  await readyToSubmit(page);
  let sent = 0;
  await page.route('**/submit', async (route) => {
    sent += 1;
    await route.fetch();
    await route.abort('connectionreset');
  });
  await submit(page).click();
  await expect.poll(() => sent).toBeGreaterThan(0);
  // The page is left before it has its answer; the server has charged.
  await page.reload();
  await page.unroute('**/submit');
  await isAlive(page);
  await page
    .getByRole('article', { name: 'NAD+ Support', exact: true })
    .getByRole('button', { name: /^Purchase/ })
    .click();
  await page.getByRole('dialog', { name: 'Buy NAD+ Support' }).getByText('Payment Information').waitFor();
  await readyToSubmit(page);
  await submit(page).click();
  await placed(page).waitFor();
  expect((await ordersOf(one)).filter(({ status }) => status !== 'draft')).toHaveLength(1);
});

/** Opens the checkout of the same product in another tab of the patient, with a card. */
async function opensCheckout({ patient, page }: Awaited<ReturnType<typeof atCheckout>>): Promise<Page> {
  const tab = await patient.newTab();
  await tab.goto(page.url());
  await isAlive(tab);
  const known = tab.waitForResponse(/\/orders\/[0-9a-f]{24}\/patient\//);
  await tab
    .getByRole('article', { name: 'NAD+ Support', exact: true })
    .getByRole('button', { name: /^Purchase/ })
    .click();
  await tab.getByRole('dialog').getByText('Payment Information').waitFor();
  await known;
  await fillCard(tab, cards.good);
  await readyToSubmit(tab);
  return tab;
}

it('a product is bought once in tabs that are pressed at the same time, and later not without a word', async () => {
  const one = await atCheckout('supplement', 'NAD+ Support', 1280);
  const { patient, page, panel } = one;
  await fillAddress(panel);
  await panel.getByRole('button', { name: 'Next' }).click();
  await fillCard(page, cards.good);
  await readyToSubmit(page);
  const [beside, later] = [await opensCheckout(one), await opensCheckout(one)];
  const paid = async () => (await ordersOf(one)).filter(({ status }) => status !== 'draft').length;

  await Promise.all([page, beside].map((tab) => submit(tab).click()));
  // The one that comes later shows the same order, or says that there is one.
  await Promise.all([page, beside].map((tab) => placed(tab).or(told(tab)).first().waitFor()));
  expect(await paid()).toBe(1);

  await submit(later).click();
  await told(later).first().waitFor();
  await says(later, 'Your card was not charged.');
  expect(await paid()).toBe(1);
  // Whoever wants another one gets it by pressing again.
  await submit(later).click();
  await placed(later).waitFor();
  expect(await paid()).toBe(2);
  noComplaints(patient);
});

it('coaching is bought with another card after the first was declined, once', async () => {
  const { visit, patient, page } = await fixture.begin('chloe', 'longevity-coaching', 'membership');
  await page.getByRole('radio', { name: /3 months/ }).click();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expectQuestion(page, 'Billing Information');
  await page.getByRole('button', { name: 'Edit: Payment Information' }).click();
  await fillCard(page, cards.declined);
  await readyToSubmit(page);
  await submit(page).click();
  await says(page, 'Your card was not charged.');
  expect((await storedVisit(visit)).subscriptions).toEqual([]);
  await fillCard(page, cards.good);
  await readyToSubmit(page);
  await submit(page).click();
  await page.waitForURL(/\/schedule-coaching\/[0-9a-f]{24}/);
  expect((await storedVisit(visit)).subscriptions).toHaveLength(1);
  noComplaints(patient);
});
