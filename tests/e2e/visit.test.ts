import { expect, it } from 'vitest';
import { type WatchedPage } from '../support/browser/openBrowser.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { check, expectQuestion, goOn, pick, question, walk, write } from '../support/steps/patientSteps.ts';
import { beginVisit } from '../support/portal/answeredVisit.ts';
import { readIntakes } from '../support/portal/readIntakes.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';

const fixture = portalFixture();

it('a visit left after five answers continues at the first open question that verifies earlier facts and leaves none open', async () => {
  const ben = await fixture.like('ben');
  const { patient, page } = await fixture.arrive(ben);
  await page.getByRole('link', { name: 'Continue' }).first().click();
  await expectQuestion(page, "Let's get started on your visit");
  await goOn(page);
  await page.waitForURL(/\/consultation\/intake\//);
  const [visit] = await readIntakes(ben);
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
  const gus = await fixture.like('gus');
  const { _id } = await beginVisit(gus, 'metabolic-health');
  const { patient, page } = await fixture.arrive(gus, `/intake/${_id}/pharmacy-overview`);
  await expectQuestion(page, 'Review Medical History');
  await page.clock.install();
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
  await page.clock.runFor(900);
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
  const dora = await fixture.like('dora');
  const { _id } = await beginVisit(dora, 'rapamycin');
  const { patient, page } = await fixture.arrive(dora, `/intake/${_id}/profile`);
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
