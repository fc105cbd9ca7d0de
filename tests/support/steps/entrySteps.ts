import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { campaignIdOf, productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { organizationOf } from '../portal/beginSession.ts';
import { callPortal } from '../portal/callPortal.ts';

/** Reads what anybody may read of a portal. */
export const readPublic = async <Body>(url: string, path: string): Promise<Body> =>
  JSON.parse(await callPortal(url + path, { method: 'GET' }));

/** The organization of a host, and the addresses of what it sells. */
export async function organizationAt(url: string) {
  const organization = await organizationOf(url);
  return {
    organization,
    product: (slug: string) => productTemplateIdOf(organization._id, slug),
    campaign: (slug: string) => campaignIdOf(organization._id, slug),
  };
}

/** The portal at the host of the second brand. */
export const evergreen = (url: string): string => url.replace('//localhost', '//evergreen.localhost');

export const email = (page: Page) => page.getByLabel('Email');
export const password = (page: Page) => page.getByLabel('Password', { exact: true });
/** The button of the form, whatever it says just now. */
export const submit = (page: Page) => page.locator('button[type="submit"]');

/** Waits until the code of an entry page has taken it over, which it shows by fetching that of the portal. */
export const alive = (page: Page) => page.locator('link[rel="prefetch"]').first().waitFor({ state: 'attached' });

/** Fills in the login and sends it. */
export async function logIn(page: Page, address: string, secret = 'Portal123'): Promise<void> {
  await email(page).fill(address);
  await password(page).fill(secret);
  await submit(page).click();
}

/** A new patient, as they would fill in the form. */
export const newcomer = () => ({
  first_name: 'Nora',
  last_name: 'Demo',
  email: `${crypto.randomUUID()}@example.com`,
  password: 'Portal123',
});

export const terms = (page: Page) => page.getByRole('checkbox', { name: /^I agree to the terms/ });

/** Fills in the signup, agrees to the terms and sends it. */
export async function signUp(page: Page, values: ReturnType<typeof newcomer>): Promise<void> {
  await page.getByLabel('First name').fill(values.first_name);
  await page.getByLabel('Last name').fill(values.last_name);
  await email(page).fill(values.email);
  await password(page).fill(values.password);
  await terms(page).check();
  await submit(page).click();
}

export const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The first screen of a visit. */
export const visitAddress = /\/consultation\/hiw\/[0-9a-f]{24}\/[0-9a-f]{24}\/question\/none\?referrer=shop$/;

/** Nothing that a patient entered is in the address, and no token is kept by the browser. */
export async function expectNothingKept(page: Page): Promise<void> {
  expect(page.url()).not.toMatch(/Portal123|token=|eyJ/);
  const kept = await page.evaluate(() =>
    JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage), document.cookie]),
  );
  expect(kept).not.toMatch(/eyJ|token|Portal123|portal_refresh/i);
}
