import type { APIRequestContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Organization } from '#schemas/wire/organization.ts';
import { expectAccessible } from '../browser/expectAccessible.ts';

/** Signs in through the form: what a host needs that only the browser can find. */
async function signInByForm(page: Page, url: string, email: string, path: string): Promise<void> {
  await page.goto(`${url}/login?redirectPath=${encodeURIComponent(path)}`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill('Portal123');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL((address) => !address.pathname.startsWith('/login'));
}

/** Logs a patient in by a call, so that the browser's cookies are theirs. */
export async function logIn(request: APIRequestContext, url: string, email: string): Promise<void> {
  const found = await request.get(`${url}/v2/organizations/search?domain=localhost`);
  const organization: Organization = await found.json();
  const answer = await request.post(`${url}/login/${organization._id}`, {
    headers: { 'x-organization': organization._id },
    data: { email, password: 'Portal123' },
  });
  expect(answer.status()).toBe(200);
}

/** Signs a patient in and opens a path. The form itself is the business of the tests of the login. */
export async function signIn(page: Page, url: string, email: string, path = '/dashboard'): Promise<void> {
  if (new URL(url).hostname !== 'localhost') return signInByForm(page, url, email, path);
  await logIn(page.request, url, email);
  await page.goto(url + path);
}

/**
 * From here on the server draws no page for a patient, as where it was not told that the page is opened: the browser reads by
 * itself what it shows.
 */
export const drawsByItself = (page: Page): Promise<void> => page.setExtraHTTPHeaders({ purpose: 'prefetch' });

/** Waits until the code of a page that the server has drawn is there. */
export const isAlive = (page: Page): Promise<void> => page.locator('html[data-alive]').waitFor();

/** Logs out by the menu, which is there at every width. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('button', { name: 'Logout' }).click();
}

/** Waits until a question is shown. */
export async function expectQuestion(page: Page, title: string | RegExp): Promise<void> {
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

/** Chooses a card by its label. */
export const choose = (page: Page, label: string) => page.getByLabel(label, { exact: true }).click();

/** Presses Continue. */
export const goOn = (page: Page) => page.getByRole('button', { name: 'Continue', exact: true }).click();

/** Fills in what the profile of a new patient asks beside the name. */
export async function fillProfile(page: Page, state = 'California'): Promise<void> {
  await choose(page, 'Female');
  await page.getByLabel('Date of birth').fill('02-03-1980');
  await page.getByLabel('Weight').fill('140');
  await page.getByLabel('Feet').fill('5');
  await page.getByLabel('Inches').fill('6');
  await page.getByLabel('State you are in').selectOption({ label: state });
}

/** What a patient does at one question: its heading, and how it is answered. */
export type Answered = readonly [title: string | RegExp, answer: (page: Page) => Promise<void>];

/** Walks questions one after the other; each is checked for accessibility while it is on screen. */
export async function walk(page: Page, answers: readonly Answered[]): Promise<void> {
  for (const [title, answer] of answers) {
    await expectQuestion(page, title);
    await expectAccessible(page);
    await answer(page);
  }
}

/** Answers a yes/no question with yes and its details. */
export const yes = (details: string) => async (page: Page) => {
  await choose(page, 'Yes');
  await page.getByRole('textbox').fill(details);
  await goOn(page);
};

/** Chooses cards; what goes on by itself needs no button. */
export const pick = (label: string) => (page: Page) => choose(page, label);

/** Writes into the one text box and goes on. */
export const write = (text: string) => async (page: Page) => {
  await page.getByRole('textbox').fill(text);
  await goOn(page);
};
