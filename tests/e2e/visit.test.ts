import { expect, it } from 'vitest';
import { type WatchedPage } from '../support/openBrowser.ts';
import {
  check,
  choose,
  expectAccessible,
  expectQuestion,
  goOn,
  pick,
  question,
  signIn,
  walk,
  write,
  yes,
} from '../support/patientSteps.ts';
import { walkMedicalHistory } from '../support/medicalHistory.ts';
import { readIntakes } from '../support/readIntakes.ts';
import { noComplaints, portalStand } from '../support/portalStand.ts';

const stand = portalStand();

it('a patient with a follow-up visit waiting signs in and walks it to Check-in Complete', async () => {
  const patient = await stand.browser.newPatient();
  const { page } = patient;
  await signIn(page, stand.portal.url, 'hana@example.com');
  await page.getByRole('heading', { name: /^Hi,/ }).waitFor();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await walk(page, [["Let's get started on your visit", goOn]]);
  await page.getByText('Profile', { exact: true }).waitFor();
  await walk(page, [['Tell us about yourself', goOn]]);
  await page.getByText('Medical History', { exact: true }).waitFor();
  await walk(page, [['Review Medical History', goOn]]);
  await page.getByText('Medical Review', { exact: true }).waitFor();
  await walk(page, [
    ['How have you been since your last visit?', pick('Worse')],
    ['What has become worse?', write('My knees hurt in the morning')],
    ['Did you take your medication as agreed?', pick('I missed a few doses')],
    ['Why did you miss doses?', check('I forgot')],
    ['Have you noticed any side effects?', check('Mouth sores')],
    ['How much do they bother you?', pick('A little')],
    ['Have you started any new medication or supplement?', yes('Vitamin D, 1,000 units')],
    ['Has anything changed about pregnancy or breastfeeding?', pick('No')],
    ['What is your weight today, in pounds?', write('151')],
    ['What would you like to ask your care team?', write('When is my next lab?')],
  ]);
  await expectQuestion(page, 'Thank you for checking in');
  await page.getByText('Check-in Complete', { exact: true }).waitFor();
  expect(page.url()).toMatch(/\/consultation\/follow-up\/[0-9a-f]{24}\/success$/);
  expect(await page.getByRole('button', { name: 'Back' }).count()).toBe(0);
  await expectAccessible(page);

  const [visit] = await readIntakes(stand.portal.url, 'hana@example.com');
  expect(visit?.patient_complete).not.toBeNull();
  expect(visit?.intake_responses?.map(({ step, value, revision }) => [step, value, revision])).toEqual([
    ['feeling', { value: 'worse' }, 1],
    ['feeling-worse', { value: 'My knees hurt in the morning' }, 1],
    ['doses', { value: 'some' }, 1],
    ['missed-reason', { value: ['forgot'] }, 1],
    ['side-effects', { value: ['mouth-sores'] }, 1],
    ['side-effects-level', { value: 'little' }, 1],
    ['new-medications', { value: true, details: 'Vitamin D, 1,000 units' }, 1],
    ['pregnancy-change', { value: false }, 1],
    ['weight-now', { value: '151' }, 1],
    ['questions', { value: 'When is my next lab?' }, 1],
  ]);
  noComplaints(patient);
});

it('a woman without a medical profile starts a visit, is asked about pregnancy, and reaches the end of its questions', async () => {
  const patient = await stand.browser.newPatient({ width: 1280, height: 900 });
  const { page } = patient;
  await signIn(page, stand.portal.url, 'ava@example.com');
  await page.getByRole('region', { name: 'Rapamycin' }).getByRole('link', { name: 'Start visit' }).click();
  await walk(page, [
    ["Let's get started on your visit", goOn],
    ['Tell us about yourself', goOn],
  ]);
  await page.getByText('Medical History', { exact: true }).waitFor();
  const history = await walkMedicalHistory(page, { allergies: { value: true, details: 'Penicillin: a rash' } });
  expect(history[0]).toBe('pregnancy');
  expect(history).toContain('allergies');
  await walk(page, [['What would you like to achieve?', check('More energy', 'Something else')]]);
  await page.getByText('Please answer all questions before continuing.').first().waitFor();
  await page.getByLabel('Please tell us what you would like to achieve.').fill('Run a marathon');
  await goOn(page);
  await walk(page, [
    ['Have you ever taken rapamycin (sirolimus)?', pick('Yes, in the past')],
    ['What dose did you take, and how often?', write('5 mg weekly')],
    ['Did you have any side effects from it?', yes('Mouth sores')],
    ['What happened with the side effects?', pick('They went away by themselves')],
    ['Do any of these apply to you?', pick('None of the above')],
    ['Has a doctor ever told you that you have kidney or liver disease?', pick('No')],
    ['Have you ever been told that you have any of these?', pick('None of the above')],
    ['Do you have any surgery or dental work planned in the next three months?', pick('No')],
    ['Do you use tobacco or nicotine?', pick('No')],
    ['How often do you drink alcohol?', pick('Never')],
    ['Have you had blood work in the last six months?', pick('No')],
    ['Is there anything else your provider should know?', write('Nothing else')],
  ]);
  await expectQuestion(page, 'Select your protocol');
  await expectAccessible(page);
  const [visit] = await readIntakes(stand.portal.url, 'ava@example.com');
  expect(visit?.patient_complete).toBeNull();
  expect(visit?.status.incomplete.total).toBe(0);
  expect(visit?.intake_responses?.find(({ step }) => step === 'goals')?.value).toEqual({
    value: ['energy', 'other'],
    'details.other': 'Run a marathon',
  });
  noComplaints(patient);
});

it('a man with a complete medical profile reviews it on one screen and never sees the pregnancy question', async () => {
  const patient = await stand.browser.newPatient();
  const { page } = patient;
  await signIn(page, stand.portal.url, 'gus@example.com');
  await page.getByRole('region', { name: 'Rapamycin' }).getByRole('link', { name: 'Start visit' }).click();
  await walk(page, [
    ["Let's get started on your visit", goOn],
    ['Tell us about yourself', goOn],
  ]);
  await expectQuestion(page, 'Review Medical History');
  expect(await page.getByText(/pregnan/i).count()).toBe(0);
  await goOn(page);
  await expectQuestion(page, 'What would you like to achieve?');
  expect(new URL(page.url()).search).toBe('?step=0');
  noComplaints(patient);
});

it('a visit left after five answers continues at the first open question that verifies earlier facts and leaves none open', async () => {
  const patient = await stand.browser.newPatient();
  const { page } = patient;
  await signIn(page, stand.portal.url, 'ben@example.com');
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expectQuestion(page, "Let's get started on your visit");
  await goOn(page);
  await page.waitForURL(/\/consultation\/intake\//);
  const [visit] = await readIntakes(stand.portal.url, 'ben@example.com');
  expect(visit?.status.complete.total).toBe(5);
  const first = visit?.status.incomplete.verification[0] ?? visit?.status.incomplete.intake_responses[0];
  expect(page.url()).toContain(`/question/${first}?step=`);
  await walk(page, [
    ['Do you have any surgery or dental work planned in the next three months?', pick('No')],
    ['Do you use tobacco or nicotine?', pick('No')],
    ['How often do you drink alcohol?', pick('Never')],
    ['Have you had blood work in the last six months?', pick('No')],
    ['Is there anything else your provider should know?', write('Nothing else')],
    ['Do you take any of these?', check('None of these')],
  ]);
  await expectQuestion(page, 'Select your protocol');
  noComplaints(patient);
});

it('arrow keys move through options and never go on; the keyboard alone answers a question', async () => {
  const patient = await stand.browser.newPatient();
  const { page } = patient;
  await signIn(page, stand.portal.url, 'gus@example.com');
  await page.getByRole('region', { name: 'Metabolic health' }).getByRole('link', { name: 'Start visit' }).focus();
  await page.keyboard.press('Enter');
  await expectQuestion(page, "Let's get started on your visit");
  await pressOn(page, 'Continue');
  await expectQuestion(page, 'Tell us about yourself');
  await pressOn(page, 'Continue');
  await expectQuestion(page, 'Review Medical History');
  await pressOn(page, 'Continue');
  await expectQuestion(page, 'What matters most to you?');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await pressOn(page, 'Continue');
  const title = 'Has a doctor told you any of this about your blood sugar?';
  await expectQuestion(page, title);
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.waitForTimeout(900);
  expect(await question(page).innerText()).toBe(title);
  await page.keyboard.press('Space');
  await expectQuestion(page, 'How is it treated?');
  noComplaints(patient);
});

/** Reaches a button with Tab and presses it with Enter. */
async function pressOn(page: WatchedPage['page'], name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true });
  await wanted.waitFor();
  for (let presses = 0; presses < 40; presses += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) {
      await page.keyboard.press('Enter');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach '${name}'`);
}

it('an unavailable state is told with its name, and the visit can go on', async () => {
  const patient = await stand.browser.newPatient();
  const { page } = patient;
  await signIn(page, stand.portal.url, 'dora@example.com');
  await page.getByRole('region', { name: 'Rapamycin' }).getByRole('link', { name: 'Start visit' }).click();
  await expectQuestion(page, "Let's get started on your visit");
  await goOn(page);
  await expectQuestion(page, 'Tell us about yourself');
  await page.getByLabel('State you are in').selectOption({ label: 'Alabama' });
  await goOn(page);
  await expectQuestion(page, 'We are sorry');
  await page.getByText('we cannot see patients in Alabama.', { exact: false }).waitFor();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Change my state' }).click();
  await expectQuestion(page, 'Tell us about yourself');
  await goOn(page);
  await expectQuestion(page, 'We are sorry');
  await page.getByRole('button', { name: 'Continue Visit' }).click();
  await page.getByText('Medical History', { exact: true }).waitFor();
  expect(patient.complaints).toEqual([]);
});

it('the profile refuses a minor and an impossible height beside their fields and keeps what was entered', async () => {
  const patient = await stand.browser.newPatient();
  const { page } = patient;
  await signIn(page, stand.portal.url, 'eli@example.com');
  await page.getByRole('region', { name: 'Rapamycin' }).getByRole('link', { name: 'Start visit' }).click();
  await expectQuestion(page, "Let's get started on your visit");
  await goOn(page);
  await expectQuestion(page, 'Tell us about yourself');
  await goOn(page);
  await page.getByText('Please select your biological sex.').waitFor();
  await expectAccessible(page);
  await choose(page, 'Male');
  await page.getByLabel('Date of birth').fill('01-02-2015');
  await page.getByLabel('Weight').fill('170');
  await page.getByLabel('Feet').fill('11');
  await page.getByLabel('Inches').fill('3');
  await page.getByLabel('State you are in').selectOption({ label: 'California' });
  await goOn(page);
  await page.getByText('You must be 18 or older to see a Healthspan physician.').waitFor();
  await page.getByText('Please enter the correct height.').waitFor();
  expect(await page.getByLabel('Date of birth').inputValue()).toBe('01-02-2015');
  expect(await page.getByLabel('Weight').inputValue()).toBe('170');
  await page.getByLabel('Date of birth').fill('01-02-1985');
  await page.getByLabel('Feet').fill('5');
  await goOn(page);
  await expectQuestion(page, 'Do you have any allergies?');
  noComplaints(patient);
});
