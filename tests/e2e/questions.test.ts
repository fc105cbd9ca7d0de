import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import type { AnsweredVisit } from '../support/portal/answeredVisit.ts';
import { storedVisit } from '../support/steps/checkoutSteps.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { check, choose, expectQuestion, goOn, pick, yes } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

const PROFILE = 'Tell us about yourself';
const REVIEW = 'Review Medical History';
const PREGNANCY = 'Are you pregnant, planning a pregnancy or breastfeeding?';
const ALLERGIES = 'Do you have any allergies?';
const MEDICATIONS = 'Do you take any medications or supplements?';
const CONDITIONS = 'Do you have any medical conditions or prior surgeries?';
const GOALS = 'What would you like to achieve?';
const NONE = 'None of the above';
const UNANSWERED = 'Please answer all questions before continuing.';

const unknown = { has_allergies: null, has_current_medications: null, has_medical_conditions: null };

const checkbox = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const labelsOf = (boxes: Locator) => boxes.evaluateAll((all) => all.map((box) => box.closest('label')?.innerText));
const chosen = (page: Page) => labelsOf(page.getByRole('checkbox', { checked: true }));
const canGoOn = async (page: Page) =>
  (await page.getByRole('button', { name: 'Continue', exact: true }).getAttribute('aria-disabled')) !== 'true';
const stepOf = (page: Page) => new URL(page.url()).searchParams.get('step');

/** The place above a question, as it is written and as the bar shows it. */
async function expectPlace(page: Page, at: number, total: number, about = '') {
  await page.getByText(`${at} of ${about}${total}`, { exact: true }).waitFor();
  const bar = page.getByRole('main').getByRole('progressbar');
  expect(await bar.evaluate((one) => [one.getAttribute('value'), one.getAttribute('max')])).toEqual([
    `${at}`,
    `${total}`,
  ]);
}

const accountOf = ({ organization, userId }: AnsweredVisit) => ({
  read: `/users/${organization}/user/${userId}/patient`,
  change: `/users/${organization}/${userId}`,
});
const knownOf = async (visit: AnsweredVisit) => (await visit.call<User>('GET', accountOf(visit).read)).medical_profile;
/** Sets the medical profile as an earlier visit would have. */
const know = (visit: AnsweredVisit, medical_profile: Partial<User['medical_profile']>, account: Partial<User> = {}) =>
  visit.call('PUT', accountOf(visit).change, { medical_profile, ...account });

const answerOf = async (visit: AnsweredVisit, step: string) =>
  ((await storedVisit(visit)).intake_responses ?? []).find((response) => response.step === step)?.value;
const questionPath = ({ intake, userId }: { readonly intake: Intake; readonly userId: string }, step: string) =>
  `/consultation/intake/${userId}/${intake._id}/question/${intake.intake_responses?.find((response) => response.step === step)?._id}`;

describe('the review of the medical history', () => {
  it('shows what is saved, edits it on request, and saves what stands there', async () => {
    const { visit, patient, page, open } = await fixture.begin('ava', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    await know(visit, { has_allergies: true, allergy_text: 'Penicillin: rash', pregnant: true });
    await open(`/intake/${visit.intake._id}/pharmacy-overview`);
    await expectQuestion(page, REVIEW);
    await says(page, 'Please update your medical history below if needed, or continue.');
    const part = (name: string) => page.getByRole('region', { name });
    const text = (name: string) => part(name).getByRole('textbox');
    expect(await chosen(page)).toEqual(['I am pregnant']);
    await choose(page, NONE);
    expect(await chosen(page)).toEqual([NONE]);
    await part(ALLERGIES).getByText('Penicillin: rash').waitFor();
    expect(await page.getByRole('textbox').count()).toBe(0);

    await part(ALLERGIES).getByRole('button', { name: 'Edit' }).click();
    expect(await text(ALLERGIES).inputValue()).toBe('Penicillin: rash');
    await text(ALLERGIES).fill('Latex');
    await part(ALLERGIES).getByRole('button', { name: 'Cancel' }).click();
    await part(ALLERGIES).getByText('Penicillin: rash').waitFor();
    await part(ALLERGIES).getByLabel('No').click();
    expect(await part(ALLERGIES).getByText('Penicillin: rash').count()).toBe(0);
    await part(ALLERGIES).getByLabel('Yes').click();
    await part(ALLERGIES).getByText('Penicillin: rash').waitFor();
    expect(await text(ALLERGIES).count()).toBe(0);

    for (const [name, label] of [
      [MEDICATIONS, 'Please list each one with its dose and how often you take it.'],
      [CONDITIONS, 'Please name each condition or surgery and when it began or took place.'],
    ] as const) {
      await part(name).getByLabel('Yes').click();
      const details = part(name).getByLabel(label);
      expect(await details.getAttribute('placeholder')).toBe('Please provide more details');
      await details.fill('   ');
      expect(await canGoOn(page)).toBe(false);
      await details.fill(`Details: ${name}`);
    }
    expect(await canGoOn(page)).toBe(true);
    await expectAccessible(page);
    await part(ALLERGIES).getByLabel('No').click();
    await goOn(page);
    await expectQuestion(page, GOALS);
    expect(stepOf(page)).toBe('0');
    expect(await knownOf(visit)).toMatchObject({
      pregnant: false,
      planning_pregnancy: false,
      breastfeeding: false,
      has_allergies: false,
      allergy_text: null,
      has_current_medications: true,
      current_medications: `Details: ${MEDICATIONS}`,
      has_medical_conditions: true,
      medical_condition_text: `Details: ${CONDITIONS}`,
    });
    noComplaints(patient);
  });
});

describe('the questions of the medical history', () => {
  it('begin for a woman with pregnancy, count it as the first of four, and move forwards and backwards', async () => {
    const { visit, patient, page, open } = await fixture.begin('ava', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    await know(visit, unknown);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await open(`/intake/${visit.intake._id}/profile`);
    await page.evaluate(() => {
      document.addEventListener('animationstart', ({ animationName }) => {
        if (animationName.startsWith('slide')) document.body.dataset['slid'] = animationName;
      });
    });
    const slid = (name: string) => page.locator(`body[data-slid="${name}"]`).waitFor({ state: 'attached' });
    await goOn(page);
    await expectQuestion(page, PREGNANCY);
    expect(stepOf(page)).toBe('0');
    await expectPlace(page, 1, 4);
    expect(await page.getByText('Select all that apply').count()).toBe(1);
    await says(page, 'I certify');
    // What was said before stands there: none of them.
    expect(await chosen(page)).toEqual([NONE]);
    const all = ['I am pregnant', 'I am planning a pregnancy', 'I am breastfeeding'];
    for (const one of all) await choose(page, one);
    expect(await chosen(page)).toEqual(all);
    await choose(page, NONE);
    await expectQuestion(page, ALLERGIES);
    await slid('slide-forward');
    expect(stepOf(page)).toBe('1');
    await expectPlace(page, 2, 4);
    await page.getByRole('button', { name: 'Back' }).click();
    await expectQuestion(page, PREGNANCY);
    await slid('slide-backward');
    expect(stepOf(page)).toBe('0');
    await choose(page, NONE);
    await choose(page, 'I am breastfeeding');
    await goOn(page);
    await expectQuestion(page, ALLERGIES);
    await slid('slide-forward');
    expect(await knownOf(visit)).toMatchObject({ pregnant: false, planning_pregnancy: false, breastfeeding: true });
    await know(visit, { breastfeeding: false });
    noComplaints(patient);
  });

  it('go on 0.3 s after No, ask for details after Yes, and lead to the first question of the visit', async () => {
    const { visit, patient, page, open } = await fixture.begin('gus', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    await know(visit, unknown);
    await page.clock.install();
    await open(`/consultation/pharmacy-questions/${visit.userId}/${visit.intake._id}/question/current?step=0`);
    await expectQuestion(page, ALLERGIES);
    expect(stepOf(page)).toBe('1');
    await expectPlace(page, 1, 3);
    expect(await page.getByText(/pregnan/i).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Continue', exact: true }).count()).toBe(0);
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await choose(page, 'No');
    await page.clock.runFor(299);
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(ALLERGIES);
    expect(await knownOf(visit)).toMatchObject({ has_allergies: null });
    await page.clock.runFor(1);
    await expectQuestion(page, MEDICATIONS);
    expect(await knownOf(visit)).toMatchObject({ has_allergies: false });
    await page.clock.resume();
    await expectPlace(page, 2, 3);
    await choose(page, 'Yes');
    expect(await canGoOn(page)).toBe(false);
    const details = page.getByLabel('Please provide additional details:');
    await details.fill('  ');
    expect(await canGoOn(page)).toBe(false);
    await details.fill('Vitamin D');
    expect(await canGoOn(page)).toBe(true);
    await goOn(page);
    await expectQuestion(page, CONDITIONS);
    await expectPlace(page, 3, 3);
    await pick('No')(page);
    await expectQuestion(page, GOALS);
    expect(stepOf(page)).toBe('0');
    expect(await knownOf(visit)).toMatchObject({ has_current_medications: true, current_medications: 'Vitamin D' });
    noComplaints(patient);
  });

  it('show the field for details above the button of a low screen, for who comes to it by keyboard', async () => {
    const { patient, page } = await fixture.begin('gus', 'rapamycin', 'pharmacy-questions', {
      width: 375,
      height: 600,
    });
    await expectQuestion(page, ALLERGIES);
    await choose(page, 'Yes');
    await page.getByRole('textbox').waitFor();
    await page.keyboard.press('Tab');
    const field = await page.getByRole('textbox').and(page.locator(':focus')).boundingBox();
    const button = await page.getByRole('button', { name: 'Continue', exact: true }).boundingBox();
    expect((field?.y ?? Infinity) + (field?.height ?? 0)).toBeLessThan(button?.y ?? 0);
    noComplaints(patient);
  });

  it('of a patient of another sex begin at allergies, and pregnancy stands before them', async () => {
    const { visit, patient, page, open } = await fixture.begin('dora', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    await know(visit, unknown, { sex: 'other' });
    await open(`/intake/${visit.intake._id}/profile`);
    await goOn(page);
    await expectQuestion(page, ALLERGIES);
    expect(stepOf(page)).toBe('1');
    await expectPlace(page, 1, 4);
    await page.getByRole('button', { name: 'Back' }).click();
    await expectQuestion(page, PREGNANCY);
    expect(stepOf(page)).toBe('0');
    noComplaints(patient);
  });
});

describe('the questions of a visit', () => {
  it('take nothing chosen for none, and either none or others', async () => {
    const { visit, patient, page, open } = await fixture.begin('ava', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    for (const step of ['goals', 'immune-history', 'diagnoses']) {
      await open(questionPath(visit, step));
      await checkbox(page, NONE).waitFor();
      const [first = '', second = ''] = await labelsOf(page.getByRole('checkbox'));
      await choose(page, first);
      expect(await chosen(page)).toEqual([first]);
      await choose(page, second);
      expect(await chosen(page)).toEqual([first, second]);
      await choose(page, second);
      await choose(page, first);
      expect(await chosen(page)).toEqual([]);
      if (step === 'goals') await expectPlace(page, 1, visit.intake.status.questions.total, 'about ');
      await goOn(page);
      await page.waitForURL((address) => !address.pathname.endsWith(questionPath(visit, step)));
      expect(await answerOf(visit, step)).toEqual({ value: ['none'] });
    }
    noComplaints(patient);
  });

  it('ask for the details of a choice, and keep an answer that is not saved', async () => {
    const { visit, patient, page, open } = await fixture.begin('ava', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    await open(questionPath(visit, 'goals'));
    await checkbox(page, NONE).waitFor();
    await check('Something else')(page);
    await says(page, UNANSWERED);
    const details = page.getByLabel('Please tell us what you would like to achieve.');
    await details.fill('  ');
    await goOn(page);
    await says(page, UNANSWERED);
    await open(questionPath(visit, 'kidney-liver'));
    const title = 'Has a doctor ever told you that you have kidney or liver disease?';
    await expectQuestion(page, title);
    await choose(page, 'Yes');
    await goOn(page);
    await says(page, UNANSWERED);
    await expectAccessible(page);
    await page.getByRole('textbox').fill('Fatty liver');
    await page.route('**/responses/*', (route) => route.abort());
    await goOn(page);
    await page.getByRole('button', { name: 'Error. Try Again' }).waitFor();
    expect(await page.getByRole('textbox').inputValue()).toBe('Fatty liver');
    await page.unroute('**/responses/*');
    await page.getByRole('button', { name: 'Error. Try Again' }).click();
    await expectQuestion(page, 'Have you ever been told that you have any of these?');
    expect(await answerOf(visit, 'kidney-liver')).toEqual({ value: 'yes', 'details.yes': 'Fatty liver' });
    noComplaints(patient);
  });

  it('wait for a short text that is not blank, and say that it is updated', async () => {
    const { visit, patient, page, open } = await fixture.begin('gus', 'rapamycin', 'profile');
    await expectQuestion(page, PROFILE);
    await open(questionPath(visit, 'rapamycin-before'));
    await pick('Yes, I take it now')(page);
    await expectQuestion(page, 'What dose did you take, and how often?');
    const dose = page.getByRole('textbox', { name: 'Dose and schedule' });
    for (const blank of ['', '   ']) {
      await dose.fill(blank);
      expect(await canGoOn(page)).toBe(false);
    }
    await dose.fill('6 mg once a week');
    await goOn(page);
    await expectQuestion(page, 'Did you have any side effects from it?');
    await page.getByRole('status').filter({ hasText: 'Updated' }).waitFor();
    expect(await answerOf(visit, 'rapamycin-dose')).toEqual({ value: '6 mg once a week' });
    noComplaints(patient);
  });

  it('take a weight as a number, and a long text that is not blank', async () => {
    const { visit, patient, page, open } = await fixture.begin('hana', 'follow-up-check-in', 'profile');
    await expectQuestion(page, PROFILE);
    await open(questionPath(visit, 'weight-today'));
    await expectQuestion(page, 'What is your weight today?');
    const weight = page.getByRole('textbox', { name: 'Weight' });
    for (const wrong of ['All good', '0']) {
      await weight.fill(wrong);
      await goOn(page);
      await says(page, 'Please enter your weight in pounds (digits only).');
    }
    await weight.fill('152');
    await goOn(page);
    await expectQuestion(page, 'What would you like to ask your care team?');
    await open(questionPath(visit, 'feeling'));
    await pick('Worse')(page);
    await expectQuestion(page, 'What has become worse?');
    for (const blank of ['', '   ']) {
      await page.getByRole('textbox').fill(blank);
      expect(await canGoOn(page)).toBe(false);
    }
    await open(questionPath(visit, 'new-medications'));
    await expectQuestion(page, /new medication or supplement/);
    await yes('Magnesium')(page);
    await page.waitForURL((address) => !address.pathname.endsWith(questionPath(visit, 'new-medications')));
    expect(await answerOf(visit, 'new-medications')).toEqual({ value: true, details: 'Magnesium' });
    expect(await answerOf(visit, 'weight-today')).toEqual({ pounds: 152 });
    noComplaints(patient);
  });
});
