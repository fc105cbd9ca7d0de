import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { BioAgeOverview } from '#schemas/wire/labs/labReads.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { sentBodies } from '../support/browser/sentBodies.ts';
import { isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const choice = (page: Page, name: string) => page.getByRole('checkbox', { name, exact: true });
const chart = (page: Page, name: RegExp) => page.getByRole('img', { name });
const table = (page: Page, name: string) => page.getByRole('table', { name, exact: true });

/** A patient whose lab panel has a year of results. */
async function measured() {
  const patient = await fixture.chloe();
  const panels = await patient.call<LabPanel[]>('GET', '/v2/labs/patient/panels');
  const panel = panels.find(({ latestReport }) => latestReport !== null);
  if (!panel) throw new Error('the demo patient has results');
  return { patient, panelId: panel._id };
}

/** Presses a choice that asks for other trends, and waits until they are answered. */
async function asking(page: Page, press: () => Promise<void>): Promise<void> {
  const answered = page.waitForResponse((response) => response.url().endsWith('/v2/labs/trends'));
  await press();
  expect((await answered).status()).toBe(200);
}

describe.each([390, 1280])('at %d pixels', (width) => {
  it('trends are shown of up to four markers that the patient chooses, and no address tells of which', async () => {
    const { patient: who, panelId } = await measured();
    const { patient, page } = await fixture.arrive(who, '/labs', { width, height: 844 });
    const sent = await sentBodies(page);
    const lastAsked = async () => (await sent()).findLast(([call]) => call === 'POST /v2/labs/trends')?.[1];
    await page.goto(`${fixture.portal.url}/labs/${panelId}/trends`);
    await page.getByRole('heading', { level: 1, name: 'Trends' }).waitFor();
    await isAlive(page);
    const address = page.url();
    // First what is beyond its range now.
    await chart(page, /^TSH: 5 results .* above range/).waitFor();
    await chart(page, /^Ferritin: 5 results .* below range/).waitFor();
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);

    // What is often asked for is one press away, also on a phone.
    const ldl = page.getByRole('button', { name: 'LDL cholesterol', exact: true });
    await asking(page, () => ldl.click());
    expect((await ldl.locator('svg').boundingBox())?.width).toBe(18);
    expect(await lastAsked()).toEqual({ markers: ['tsh', 'ferritin', 'ldl-c'] });
    await page.getByText('Choose biomarkers').click();
    await expect.poll(() => choice(page, 'TSH').isChecked()).toBe(true);
    expect(await choice(page, 'LDL cholesterol').isChecked()).toBe(true);
    await asking(page, () => choice(page, 'Apolipoprotein B').check());
    expect(await lastAsked()).toEqual({ markers: ['tsh', 'ferritin', 'ldl-c', 'apob'] });
    // Two of one unit share a plot.
    await chart(page, /^LDL cholesterol: 5 results .*\. Apolipoprotein B: 5 results/).waitFor();
    expect(await choice(page, 'HDL cholesterol').isDisabled()).toBe(true);
    await expectAccessible(page);

    await asking(page, () => page.getByRole('radio', { name: 'Past year' }).check());
    expect(await lastAsked()).toMatchObject({ from: expect.stringMatching(/T00:00:00\.000Z$/) });
    await choice(page, 'TSH').uncheck();
    await expect.poll(() => choice(page, 'HDL cholesterol').isDisabled()).toBe(false);
    for (const name of ['Ferritin', 'LDL cholesterol', 'Apolipoprotein B']) await choice(page, name).uncheck();
    await page.getByText('Choose a biomarker to see how it moved.').waitFor();
    expect(page.url()).toBe(address);
    noComplaints(patient);
  });

  it('trends are read without code, as a chart and as a table', async () => {
    const { patient: who } = await measured();
    const { patient, page } = await fixture.arrive(who, '/labs', { width, height: 844 });
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(`${fixture.portal.url}/labs/trends`, { waitUntil: 'commit' });
    await chart(page, /^TSH/).waitFor();
    const shown = table(page, 'TSH').locator('xpath=..');
    expect((await shown.boundingBox())?.height).toBe(1);
    await page.getByRole('checkbox', { name: /^Show as table/ }).check();
    expect((await shown.boundingBox())?.height).toBeGreaterThan(200);
    expect(await table(page, 'TSH').getByRole('row').count()).toBe(6);
    expect(await widthOf(page)).toBe(width);
    await page.emulateMedia({ media: 'print' });
    await page.getByRole('checkbox', { name: /^Show as table/, includeHidden: true }).evaluate((box) => {
      if (box instanceof HTMLInputElement) box.checked = false;
    });
    expect((await shown.boundingBox())?.height).toBeGreaterThan(200);
    await patient.page.close();
  });

  it('the biological age comes with its method, its nine values, and those before it', async () => {
    const { patient: who, panelId } = await measured();
    const overview = await who.call<BioAgeOverview>('GET', `/v2/labs/patient/panels/${panelId}/bio-age/overview`);
    const opened = await fixture.arrive(who, `/labs/${panelId}/biological-age`, { width, height: 844 });
    const { patient, page } = opened;
    await page.getByRole('heading', { level: 1, name: 'Biological age' }).waitFor();
    await isAlive(page);
    expect(overview.status).toBe('available');
    await page
      .getByText(`${overview.age?.toFixed(1)} years`, { exact: true })
      .first()
      .waitFor();
    const values = page.getByRole('list', { name: 'What it is computed from' }).getByRole('listitem');
    expect(await values.count()).toBe(9);
    await page.getByText('The method is PhenoAge.').waitFor();
    expect(await table(page, 'Biological age').getByRole('row').count()).toBe(overview.history.length + 1);
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);
    noComplaints(patient);
  });

  it('a marker shows what was measured over time, with what was taken meanwhile', async () => {
    const { patient: who, panelId } = await measured();
    const opened = await fixture.arrive(who, `/labs/${panelId}/biomarker/ldl-c`, { width, height: 844 });
    const { patient, page } = opened;
    await chart(page, /^LDL cholesterol: 5 results .*; the newest is 92 mg\/dL, on target/).waitFor();
    await isAlive(page);
    await chart(page, /^92 mg\/dL: on target; compared with/).waitFor();
    await page.getByRole('heading', { name: 'What you took meanwhile' }).waitFor();
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);
    noComplaints(patient);
  });
});

it('whoever has no lab test is told so', async () => {
  const { patient, page } = await fixture.arrive('eli', '/labs/trends');
  await page.getByText(/There are no results yet/).waitFor();
  await isAlive(page);
  await expectAccessible(page);
  noComplaints(patient);
});

it('why there is no biological age is said, with what is missing', async () => {
  const { patient: who, panelId } = await measured();
  const overview = await who.call<BioAgeOverview>('GET', `/v2/labs/patient/panels/${panelId}/bio-age/overview`);
  const { patient, page } = await fixture.arrive(who, '/labs');
  await isAlive(page);
  await page.route('**/bio-age/overview', (route) =>
    route.fulfill({
      json: { ...overview, status: 'missing', reason: 'missing', age: null, missing: ['albumin', 'rdw'], history: [] },
    }),
  );
  await page.setExtraHTTPHeaders({ purpose: 'prefetch' });
  await page.goto(`${fixture.portal.url}/labs/${panelId}/biological-age`);
  await page.getByText('Some of the values that it is computed from were not measured.').waitFor();
  await page.getByText(/^Missing: Albumin, /).waitFor();
  noComplaints(patient);
});
