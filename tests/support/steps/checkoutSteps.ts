import type { Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import type { Intake } from '#schemas/wire/intake.ts';
import type { AnsweredVisit } from '../portal/answeredVisit.ts';
import { expectQuestion, signIn } from './patientSteps.ts';

/** Signs in on the way to a section of a visit. */
export const openVisit = (page: Page, url: string, { email, intake }: AnsweredVisit, section: string) =>
  signIn(page, url, email, `/intake/${intake._id}/${section}`);

/** The sandbox's cards. */
export const cards = {
  good: '4242424242424242',
  declined: '4000000000000002',
  poor: '4000000000009995',
  failsLater: '4000000000000341',
} as const;

/** A ZIP code of each state that a test's patient may live in. */
const ZIP_CODES: { readonly [state: string]: string } = {
  AZ: '85004',
  CA: '94607',
  FL: '33130',
  NY: '10001',
  OR: '97204',
  TX: '78701',
  WA: '98101',
};

/**
 * Fills in the address form; its fields go by their labels.
 *
 * @param state the name of a state other than that of the account, which is filled in already; California where it has none
 */
export async function fillAddress(page: Page, state?: string): Promise<void> {
  await page.getByLabel('First name').fill('Demo');
  await page.getByLabel('Last name').fill('Patient');
  await page.getByLabel('Street address').fill('12 Harbor Street');
  await page.keyboard.press('Escape');
  await page.getByLabel('City').fill('Oakland');
  const select = page.getByLabel('State', { exact: true });
  if (state !== undefined || (await select.inputValue()) === '')
    await select.selectOption({ label: state ?? 'California' });
  await page.getByLabel('Zip code').fill(ZIP_CODES[await select.inputValue()] ?? '');
  await page.getByLabel('Phone number').fill('5105550147');
}

/** Enters a card with a date far ahead. */
export async function fillCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel('Expiration date').fill('12/31');
  await page.getByLabel('Security code').fill('123');
}

/** The button that sends the order, whatever it says just now. */
export const submit = (page: Page) =>
  page.getByRole('button', { name: /Submit order|Place order|Error\. Try Again\./ });

/** Waits for the page that thanks for a visit, and goes on to the dashboard. */
export async function leaveSubmitted(page: Page): Promise<void> {
  await page.waitForURL(/\/intake\/[0-9a-f]{24}\/submitted$/);
  await expectQuestion(page, 'Thank you. We have your visit.');
  await page.getByRole('link', { name: 'Go to my dashboard' }).click();
  await page.waitForURL(/\/dashboard\/[0-9a-f]{24}\/profile$/);
}

/** Waits until the order can be sent, and the button has taken its colors. */
export async function readyToSubmit(page: Page): Promise<void> {
  await submit(page).and(page.locator(':not([aria-disabled="true"])')).waitFor();
  await page.waitForFunction(() => document.getAnimations().length === 0);
}

/** Goes on from the treatment preferences once their plans are there. */
export async function confirmTreatment(page: Page): Promise<void> {
  await page.getByRole('radio', { name: /month/ }).first().waitFor();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Goes on from the answers before the checkout. */
export async function confirmAnswers(page: Page): Promise<void> {
  await expectQuestion(page, 'Check your answers');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

/** Leaves identity for later, checks the answers and waits for the checkout. */
export async function toCheckout(page: Page, heading: string | RegExp = 'Where should we send your medication?') {
  await expectQuestion(page, 'Verify your identity');
  await page.getByRole('button', { name: "I'll do this later" }).click();
  await confirmAnswers(page);
  await expectQuestion(page, heading);
  await page.getByText('Sub-Total').or(page.getByText('You have requested')).first().waitFor();
}

/** The visit as the server holds it. */
export const storedVisit = ({ call, organization, userId, intake }: AnsweredVisit): Promise<Intake> =>
  call<Intake>('GET', `/intakes/${organization}/patient/${userId}/intake/${intake._id}`);

/** Waits until calls have occurred in this order, whatever else is between them. */
export const expectOrder = (
  calls: () => Promise<readonly string[]>,
  wanted: readonly (string | RegExp)[],
): Promise<void> => vi.waitFor(async () => isInOrder(await calls(), wanted), { timeout: 30_000 });

function isInOrder(calls: readonly string[], wanted: readonly (string | RegExp)[]): void {
  let from = 0;
  for (const one of wanted) {
    const at = calls.findIndex(
      (call, index) => index >= from && (typeof one === 'string' ? call === one : one.test(call)),
    );
    expect(at, `${String(one)} after ${calls.slice(0, from).join(', ')} in ${calls.join(', ')}`).toBeGreaterThanOrEqual(
      0,
    );
    from = at + 1;
  }
}
