import { describe, expect, it } from 'vitest';
import { hold } from '../support/browser/hold.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { FEELING, openFirstQuestion } from '../support/steps/openFirstQuestion.ts';
import { expectQuestion, goOn, pick, signIn } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const WORSE = 'What has become worse?';
const NOT_SAVED = 'What is on this screen is not saved yet.';

const atFirstQuestion = () => openFirstQuestion(fixture.browser, fixture.portal.url);

const leave = 'Save and leave';

describe('the way out of a visit', () => {
  it('leads home, where the card says what is left, and back to the open question', async () => {
    const { page } = await atFirstQuestion();
    await pick('Worse')(page);
    await expectQuestion(page, WORSE);
    await page.getByRole('link', { name: leave }).click();
    await page.waitForURL(dashboard);
    await says(page, /% complete\. \d+ questions left/);
    await page.getByRole('link', { name: 'Continue' }).first().click();
    await expectQuestion(page, "Let's see how you are doing");
    await goOn(page);
    await expectQuestion(page, WORSE);
  });

  it('asks about what is not saved, and leaves without it only on request', async () => {
    const patient = await atFirstQuestion();
    const { page } = patient;
    await pick('Worse')(page);
    await expectQuestion(page, WORSE);
    await page.getByRole('textbox').fill('My back hurts');
    await page.getByRole('link', { name: leave }).click();
    await says(page, NOT_SAVED);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Stay' }).click();
    expect(await page.getByRole('textbox').inputValue()).toBe('My back hurts');
    await page.getByRole('link', { name: leave }).click();
    await page.getByRole('button', { name: 'Leave without it' }).click();
    await page.waitForURL(dashboard);
    noComplaints(patient);
  });

  it('says what is saved where there is no network', async () => {
    const { page, context } = await atFirstQuestion();
    await pick('Worse')(page);
    await expectQuestion(page, WORSE);
    await context.setOffline(true);
    await page.getByRole('link', { name: leave }).click();
    await says(page, 'Everything you answered is saved.');
    await page.getByRole('textbox').fill('My back hurts');
    await page.getByRole('link', { name: leave }).click();
    await says(page, `${NOT_SAVED} Everything before it is.`);
  });

  it('waits for an answer that is being saved', async () => {
    const { page } = await atFirstQuestion();
    const release = await hold(page, '**/responses/*');
    await page.getByRole('radio', { name: 'Better' }).check();
    await says(page, 'Saving…');
    await page.getByRole('link', { name: leave }).click();
    await expectQuestion(page, FEELING);
    release();
    await page.waitForURL(dashboard);
  });
});

it('help names the care team and 911, and Escape closes it', async () => {
  const { page } = await atFirstQuestion();
  const help = page.getByText('Help', { exact: true });
  await help.click();
  await page.getByRole('link', { name: /@/ }).waitFor();
  await says(page, 'If this is an emergency, call 911.');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await page.getByText('If this is an emergency').waitFor({ state: 'hidden' });
});

it('a visit is resumed behind the treatment that was chosen, on another device', async () => {
  const caller = await fixture.like('gus');
  const { page, visit } = await fixture.begin(caller, 'metabolic-health', 'product-configure');
  await page.getByRole('radio', { name: /^3 months/ }).click();
  await goOn(page);
  await expectQuestion(page, 'Would you like to add any additional treatments?');
  const other = await fixture.browser.newPatient();
  await signIn(other.page, fixture.portal.url, caller.email, `/dashboard/${caller.userId}/profile`);
  await says(other.page, /% complete\. Check out/);
  await other.page.getByRole('link', { name: 'Continue' }).first().click();
  await goOn(other.page);
  await expectQuestion(other.page, 'Would you like to add any additional treatments?');
  await other.page.goto(`${fixture.portal.url}/intake/${visit.intake._id}/product-configure`);
  await other.page.locator('label', { hasText: '3 months' }).locator(':checked').waitFor();
  noComplaints(other);
});
