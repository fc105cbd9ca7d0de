import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { evergreen } from '../support/steps/entrySteps.ts';
import { expectQuestion, signIn } from '../support/steps/patientSteps.ts';
import {
  appointmentsOf,
  bookChosen,
  chooseTime,
  expectScheduled,
  freeTimes,
} from '../support/steps/schedulingSteps.ts';
import { completeProfile, signUpByCall } from '../support/portal/signUpByCall.ts';
import { isFull, sampled } from '../support/full.ts';

const fixture = portalFixture();

const PATH = '/schedule-verification';

async function open(device: { readonly width?: number; readonly timezoneId?: string } = {}, url = fixture.portal.url) {
  const one = await signUpByCall(url, completeProfile);
  const patient = await fixture.browser.newPatient(device);
  const { page } = patient;
  await signIn(page, url, one.email, PATH);
  await expectQuestion(page, 'Schedule your verification call');
  await page.getByRole('grid').waitFor();
  return { ...one, patient, page };
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
const isDay = /^\w+day, \w+ \d+, \d{4}/;
const dayOf = (label: string) => new Date(`${isDay.exec(label)?.[0].replace(/^\w+, /, '')} 12:00 UTC`).getTime();
const DAY = 24 * 60 * 60 * 1000;

/** How far a key moves the focus, in days. */
async function moved(page: Page, key: string): Promise<number> {
  const before = await focused(page);
  await page.keyboard.press(key);
  await expect.poll(() => focused(page)).not.toBe(before);
  return Math.round((dayOf(await focused(page)) - dayOf(before)) / DAY);
}

describe.each(sampled([390, 1280, 320], 1))('at a width of %d', (width) => {
  it('a day and a time are chosen, confirmed, and booked; nothing jumps', async () => {
    const at = await open({ width, timezoneId: 'Europe/Berlin' });
    const { page, patient } = at;
    await says(page, 'Times are in your time zone: Central European Time.');
    await expectAccessible(page);
    const tall = () => page.getByRole('grid').evaluate((grid) => grid.getBoundingClientRect().height);
    const height = await tall();
    const start = await chooseTime(page, width % 7);
    expect(await tall()).toBe(height);
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByRole('heading', { name: 'Confirm your call' }).waitFor();
    await expectAccessible(page);
    expect(await appointmentsOf(at)).toEqual([]);
    await page.getByRole('button', { name: 'Book this call' }).click();
    await expectScheduled(page);
    expect((await appointmentsOf(at)).map(({ event }) => event.start_time)).toEqual([start]);
    await expectAccessible(page);
    noComplaints(patient);
  });
});

it.runIf(isFull)('the days are a grid for the keyboard, and a call is booked by it alone', async () => {
  const at = await open({ width: 1280 });
  const { page, patient } = at;
  await page.locator('[role="grid"] button:not([aria-disabled])').first().focus();
  expect(await moved(page, 'ArrowRight')).toBe(1);
  expect(await moved(page, 'ArrowDown')).toBe(7);
  expect(await moved(page, 'ArrowUp')).toBe(-7);
  expect(await moved(page, 'ArrowLeft')).toBe(-1);
  expect(await moved(page, 'PageDown')).toBeGreaterThan(27);
  expect(await moved(page, 'PageUp')).toBeLessThan(-27);
  // A week later: nothing before this month is reached, be it the Sunday of this week.
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  expect(await focused(page)).toMatch(/^Saturday/);
  await page.keyboard.press('Home');
  expect(await focused(page)).toMatch(/^Sunday/);
  // Nobody works on Sundays: the day can be reached, says so, and cannot be chosen.
  expect(await focused(page)).toMatch(/, no free times$/);
  await page.keyboard.press('Enter');
  expect(await freeTimes(page).count()).toBe(0);
  const free = page.locator('[role="grid"] button:not([aria-disabled])');
  await free.first().waitFor();
  await free.last().focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(() => page.locator('output').allInnerTexts())
    .toContainEqual(expect.stringMatching(/free times? on /));
  await freeTimes(page).first().focus();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: 'Continue', exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Confirm your call');
  await page.getByRole('button', { name: 'Book this call' }).focus();
  await page.keyboard.press('Enter');
  await expectScheduled(page);
  expect(await appointmentsOf(at)).toHaveLength(1);
  noComplaints(patient);
});

it.runIf(isFull)('the other brand books in its own colors and calendars', async () => {
  const at = await open({}, evergreen(fixture.portal.url));
  const { page, patient } = at;
  const start = await chooseTime(page, 2);
  await expectAccessible(page);
  await bookChosen(page);
  await expectScheduled(page);
  expect((await appointmentsOf(at)).map(({ event }) => event.start_time)).toEqual([start]);
  noComplaints(patient);
});
