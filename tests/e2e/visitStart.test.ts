import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { choose, expectQuestion, goOn } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

const INTRO = "Let's get started on your visit";
const PROFILE = 'Tell us about yourself';
const SORRY = 'We are sorry';

it('how it works comes after 1.5 s and says how long a visit takes', async () => {
  const { visit, patient, page } = await fixture.begin('gus', 'rapamycin', 'profile');
  await expectQuestion(page, PROFILE);
  await page.clock.install();
  await page.reload();
  await expectQuestion(page, PROFILE);
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.getByRole('button', { name: 'Back' }).click();
  const preparing = page.getByRole('heading', { level: 1, name: 'Preparing your visit' });
  while (!(await preparing.isVisible())) await page.clock.runFor(5);
  await page.clock.runFor(1400);
  expect(await preparing.isVisible()).toBe(true);
  await page.clock.runFor(100);
  await expectQuestion(page, INTRO);
  const { total } = visit.intake.status.questions;
  await page.getByRole('heading', { name: `About ${Math.ceil(total / 3)} minutes` }).waitFor();
  for (const text of [
    'The assessment takes about 5-10 minutes.',
    'Provider review typically takes 12-48 hours.',
    '2,000+ partner locations',
  ])
    await says(page, text);
  await page.clock.resume();
  await expectAccessible(page);
  noComplaints(patient);
});

const SEX = 'Please select your biological sex.';
const BIRTHDAY = 'Please provide a valid date of birth.';
const MINOR = 'You must be 18 or older to see a Healthspan physician.';
const WEIGHT = 'Please enter your weight in pounds (digits only).';
const HEIGHT = 'Please enter the correct height.';
const STATE = 'Please select the state that you are located.';

/** A date as the portal writes it, so many years and days before today. */
function before(years: number, days = 0): string {
  const date = new Date();
  date.setFullYear(date.getFullYear() - years, date.getMonth(), date.getDate() - days);
  const [month, day] = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return `${month}-${day}-${date.getFullYear()}`;
}

/** The text beside a field that was refused, by the field's label. */
const errorAt = (page: Page, label: string) =>
  page
    .getByLabel(label)
    .first()
    .evaluate((field) => {
      const group = field.closest('[aria-describedby]') ?? field;
      const ids = (group.getAttribute('aria-describedby') ?? '').split(' ');
      return ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
    });

/** Whether a field, by its label, has the focus. */
const hasFocus = (page: Page, label: string) =>
  page.getByLabel(label).evaluate((field) => field === document.activeElement);

describe('the profile', () => {
  it('says beside each field what is missing, and goes to the first', async () => {
    const { patient, page } = await fixture.begin('eli', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    await goOn(page);
    for (const text of [SEX, BIRTHDAY, WEIGHT, HEIGHT, STATE]) await says(page, text);
    await page.getByRole('alert').filter({ hasText: '5 answers need your attention.' }).waitFor();
    expect(await hasFocus(page, 'Female')).toBe(true);
    for (const [label, text] of [
      ['Date of birth', BIRTHDAY],
      ['Weight', WEIGHT],
      ['Feet', HEIGHT],
      ['Inches', HEIGHT],
      ['State you are in', STATE],
    ] as const)
      expect(await errorAt(page, label)).toContain(text);
    await choose(page, 'Female');
    await goOn(page);
    await says(page, '4 answers need your attention.');
    expect(await hasFocus(page, 'Date of birth')).toBe(true);
    await expectAccessible(page);
    noComplaints(patient);
  });

  it.each([
    ['Date of birth', ['01-02', '02-30-1980', before(-1), '01-01-1800'], BIRTHDAY],
    ['Date of birth', [before(18, -1)], MINOR],
    ['Weight', ['', 'abc', '0', '-5', '1501', '150.5'], WEIGHT],
    ['Feet', ['', '0', '11'], HEIGHT],
    ['Inches', ['13', '-1'], HEIGHT],
  ] as const)('refuses in %s: %j', async (label, entries, text) => {
    const { patient, page } = await fixture.begin('ava', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    for (const entry of entries) {
      await page.getByLabel(label).fill(entry);
      await goOn(page);
      await says(page, text);
      expect(await errorAt(page, label)).toContain(text);
      expect(await page.getByLabel(label).inputValue()).toContain(entry);
    }
    noComplaints(patient);
  });

  it('takes a patient who is 18 today, 1,500 pounds and 11 inches, and keeps them', async () => {
    const { visit, patient, page } = await fixture.begin('ava', 'rapamycin', 'profile');
    const { call, organization, userId } = visit;
    const read = () => call<User>('GET', `/users/${organization}/user/${userId}/patient`);
    const known = await read();
    await expectQuestion(page, PROFILE);
    await page.getByLabel('Date of birth').fill(before(18));
    await page.getByLabel('Weight').fill('1500');
    await page.getByLabel('Feet').fill('10');
    await page.getByLabel('Inches').fill('11');
    await goOn(page);
    await expectQuestion(page, 'Review Medical History');
    expect(await read()).toMatchObject({ birthday: before(18), weight: 1500, height: 131 });
    const { birthday, weight, height } = known;
    await call('PUT', `/users/${organization}/${userId}`, { birthday, weight, height });
    noComplaints(patient);
  });

  it('that is not saved, and a state that is not checked, keep what was entered and say so', async () => {
    const { patient, page } = await fixture.begin('ava', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    await page.getByLabel('Weight').fill('143');
    await page.route('**/users/**', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
    await goOn(page);
    await page.getByRole('button', { name: 'Error. Try Again' }).waitFor();
    expect(await page.getByLabel('Weight').inputValue()).toBe('143');
    await page.unroute('**/users/**');
    await page.route('**/v2/states/availability', (route) => route.abort());
    await page.getByRole('button', { name: 'Error. Try Again' }).click();
    await page.getByRole('button', { name: 'Error. Try Again' }).waitFor();
    expect(await page.getByLabel('Weight').inputValue()).toBe('143');
    await page.unroute('**/v2/states/availability');
    await page.getByRole('button', { name: 'Error. Try Again' }).click();
    await expectQuestion(page, 'Review Medical History');
    noComplaints(patient);
  });
});

describe('a state in which a visit is not offered', () => {
  it('is said of a lab with the other protocols as the way on', async () => {
    const { patient, page } = await fixture.begin('dora', 'longevity-labs', 'profile');
    await expectQuestion(page, PROFILE);
    await goOn(page);
    await expectQuestion(page, SORRY);
    await says(page, 'we cannot provide lab testing in New York, New Jersey and Rhode Island.');
    expect(await page.getByRole('button', { name: 'Continue Visit' }).count()).toBe(0);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'View Our Protocols' }).click();
    await page.waitForURL('**/shop');
    await page.getByRole('heading', { level: 1, name: 'Our Products' }).waitFor();
    noComplaints(patient);
  });

  it('is said of a membership with the care team as the way on', async () => {
    const { visit, patient, page } = await fixture.begin('dora', 'longevity-coaching', 'profile');
    await expectQuestion(page, PROFILE);
    const state = page.getByLabel('State you are in');
    await state.selectOption({ label: 'Mississippi' });
    await goOn(page);
    await expectQuestion(page, SORRY);
    await says(page, /in Mississippi yet\. Please chat with your care team/);
    expect(await page.getByRole('main').getByRole('button').allInnerTexts()).toEqual(['Change my state']);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Change my state' }).click();
    await expectQuestion(page, PROFILE);
    await state.selectOption({ label: 'New York' });
    await goOn(page);
    await expectQuestion(page, 'Review Medical History');
    await page.getByRole('button', { name: 'Back' }).click();
    await state.selectOption({ label: 'Mississippi' });
    await goOn(page);
    await page.getByRole('link', { name: 'Enter Dashboard' }).click();
    await page.waitForURL(`**/dashboard/${visit.userId}/messages`);
    await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
    noComplaints(patient);
  });
});
