import type { Page, Request } from 'playwright-core';
import { expect, it, onTestFinished } from 'vitest';
import { answeredVisit } from '../support/portal/answeredVisit.ts';
import { patientLike } from '../support/portal/patientLike.ts';
import { startPortal } from '../support/portal/startPortal.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { logIn } from '../support/steps/entrySteps.ts';
import {
  cards,
  confirmTreatment,
  fillAddress,
  fillCard,
  leaveSubmitted,
  openVisit,
  readyToSubmit,
  submit,
  toCheckout,
} from '../support/steps/checkoutSteps.ts';

const fixture = portalFixture();
const COLLECTOR = 'https://events.example/portal';
const CANARY = 'canary of 34 Meadow Lane';

/** What a page posts to a collector. */
async function collected(page: Page) {
  const requests: Request[] = [];
  await page.route(COLLECTOR, (route, request) => {
    requests.push(request);
    return route.fulfill({ status: 204 });
  });
  return requests;
}

it('a collector that is set up is told that a checkout is complete, and nothing of the patient', async () => {
  const portal = await startPortal({ env: { PORTAL_COLLECTOR: COLLECTOR } });
  onTestFinished(() => portal.stop());
  const visit = await answeredVisit(await patientLike(portal.url, 'chloe'), 'sleep-support');
  const patient = await fixture.browser.newPatient();
  const { page } = patient;
  const requests = await collected(page);
  await openVisit(page, portal.url, visit, 'treatment');
  await confirmTreatment(page);
  await says(page, 'Where should we send your medication?');
  await page.getByRole('button', { name: /^Edit/ }).first().click();
  await fillAddress(page);
  await page.getByLabel('Street address').fill(CANARY);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.evaluate((text) => void Promise.reject(new RangeError(text)), CANARY);
  await readyToSubmit(page);
  await submit(page).click();
  await leaveSubmitted(page);

  const bodies = requests.map((request) => JSON.parse(request.postData() ?? ''));
  const organization = visit.organization;
  expect(bodies).toContainEqual({ type: 'event', name: 'treatment preferences: continue', organization });
  expect(bodies).toContainEqual({ type: 'event', name: 'checkout complete', organization });
  expect(bodies).toContainEqual({ type: 'failure', name: 'uncaught error', code: 'RangeError', organization });
  for (const request of requests) {
    const headers = JSON.stringify(await request.allHeaders());
    for (const secret of [CANARY, visit.userId, visit.intake._id, visit.email, 'portal_page'])
      expect(`${request.postData()} ${headers}`).not.toContain(secret);
  }
  expect(patient.complaints.filter((text) => !text.includes('RangeError'))).toEqual([]);
});

it('a collector is told which link the patient came by, who paid with a first card', async () => {
  const portal = await startPortal({ env: { PORTAL_COLLECTOR: COLLECTOR } });
  onTestFinished(() => portal.stop());
  const visit = await answeredVisit(await patientLike(portal.url, 'gus'), 'sleep-support');
  const { page } = await fixture.browser.newPatient();
  const requests = await collected(page);
  const path = encodeURIComponent(`/intake/${visit.intake._id}/treatment`);
  await page.goto(`${portal.url}/login?referral=spring-2026&affiliate=Partner_7&redirectPath=${path}`);
  await logIn(page, visit.email);
  await confirmTreatment(page);
  await toCheckout(page);
  await fillAddress(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await fillCard(page, cards.good);
  await readyToSubmit(page);
  await submit(page).click();
  await leaveSubmitted(page);

  const events = requests.map((request) => JSON.parse(request.postData() ?? ''));
  expect(events.filter(({ referral }) => referral !== undefined)).toEqual([
    {
      type: 'event',
      name: 'checkout complete',
      referral: 'spring-2026',
      affiliate: 'Partner_7',
      organization: visit.organization,
    },
  ]);
});

it('without one nothing is posted anywhere', async () => {
  const { patient, page } = await fixture.begin('chloe', 'sleep-support', 'treatment');
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(fixture.portal.url) && !request.url().startsWith('data:'))
      foreign.push(request.url());
  });
  await confirmTreatment(page);
  await says(page, 'Where should we send your medication?');
  expect(foreign).toEqual([]);
  noComplaints(patient);
});
