import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Message } from '#services/backend/sandbox/messageSchema.ts';
import { answeredVisit } from '../support/portal/answeredVisit.ts';
import {
  cards,
  confirmTreatment,
  fillAddress,
  fillCard,
  readyToSubmit,
  storedVisit,
  submit,
  toCheckout,
  leaveSubmitted,
} from '../support/steps/checkoutSteps.ts';
import { newcomer, organizationAt, readPublic, signUp, visitAddress } from '../support/steps/entrySteps.ts';
import { choose, expectQuestion, fillProfile, goOn } from '../support/steps/patientSteps.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { completeProfile } from '../support/portal/signUpByCall.ts';
import { signInByCall } from '../support/portal/signInByCall.ts';

const fixture = portalFixture();

/** Signs up on the landing page of a product. */
async function arriveFor(slug: string) {
  const { product } = await organizationAt(fixture.portal.url);
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  const account = newcomer();
  await page.goto(`${fixture.portal.url}/product/signup/${product(slug)}`);
  await signUp(page, account);
  return { patient, page, email: account.email };
}

/** The visit that the sign-up has begun, its questions answered by calls. */
async function answerAll(page: Page, email: string, template: string) {
  await page.waitForURL(visitAddress);
  await expectQuestion(page, "Let's get started on your visit");
  const caller = await signInByCall(fixture.portal.url, email);
  const { call, organization, userId } = caller;
  await call('PUT', `/users/${organization}/${userId}`, completeProfile);
  const visit = await answeredVisit(caller, template);
  expect(page.url()).toContain(`/${userId}/${visit.intake._id}/`);
  return visit;
}

/** The link by which an address is verified, in the mail that welcomes its patient. */
async function verificationLink(email: string): Promise<string> {
  const messages = await readPublic<readonly Message[]>(fixture.portal.url, '/sandbox/outbox');
  const welcome = messages.find(({ to, subject }) => to === email && subject.startsWith('Welcome'));
  const [link] = /http\S+verify-email\S+/.exec(welcome?.text ?? '') ?? [];
  if (link === undefined) throw new Error(`no link was mailed to ${email}`);
  return link;
}

async function pay(page: Page): Promise<void> {
  await fillAddress(page);
  await fillCard(page, cards.good);
  await readyToSubmit(page);
  await submit(page).click();
}

it('a new patient comes for a medication and ends with a submitted visit', async () => {
  const { patient, page, email } = await arriveFor('sleep-support');
  const visit = await answerAll(page, email, 'sleep-support');
  await page.goto(`${fixture.portal.url}/intake/${visit.intake._id}/treatment`);
  await confirmTreatment(page);
  await toCheckout(page);
  await pay(page);
  await leaveSubmitted(page);
  expect((await storedVisit(visit)).patient_complete).not.toBeNull();
  await page
    .getByRole('dialog', { name: 'Thank you. We have your visit.' })
    .getByText(/^Sleep support, sent on /)
    .waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  const notice = page.getByRole('region', { name: 'Email address' });
  await notice.getByText(email).waitFor();
  await page.goto(await verificationLink(email));
  await page.getByRole('button', { name: 'Verify email address' }).click();
  await page.getByText('Your email address is verified.').waitFor();
  await page.getByRole('link', { name: 'Go on' }).click();
  await page.getByRole('heading', { name: /^Hi, / }).waitFor();
  expect(await notice.count()).toBe(0);
  noComplaints(patient);
});

it('a new patient comes for a lab test and ends at its panel', async () => {
  const { patient, page } = await arriveFor('longevity-panel');
  await fillProfile(page);
  await goOn(page);
  for (const [question, answer] of [
    ['What do you most want from your results?', 'To age well'],
    ['How often do you move so that you get warm?', 'Hardly ever'],
    ['What describes how you eat?', 'Vegan'],
    ['How many hours do you sleep in most nights?', 'More than 8'],
    ['How often do you drink alcohol?', 'Never'],
    ['What weighs on you at the moment?', 'Work'],
  ] as const) {
    await expectQuestion(page, question);
    await choose(page, answer);
    if (answer === 'Vegan' || answer === 'Work') await goOn(page);
  }
  await expectQuestion(page, 'Protocol Preference');
  await goOn(page);
  await expectQuestion(page, 'Where should we send your lab order?');
  await pay(page);
  await page.waitForURL(/\/labs\/[0-9a-f]{24}$/);
  noComplaints(patient);
});
