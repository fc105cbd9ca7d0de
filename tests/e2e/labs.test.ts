import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { pdfText } from '../support/files/pdfText.ts';
import type { Caller } from '../support/portal/beginSession.ts';
import { drawsByItself, isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const rightOf = (box: { readonly x: number; readonly width: number } | null) => (box ? box.x + box.width : Infinity);
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** The lab test of chloe, whose results of a year are there. */
async function panelOf({ call }: Caller) {
  const [panel] = await call<LabPanel[]>('GET', '/v2/labs/patient/panels');
  const report = panel?.latestReport?._id;
  if (!panel || report === undefined) throw new Error('chloe has a lab test with results');
  return { panel: panel._id, report };
}

describe.each([390, 1280])('at %d pixels, the labs', (width) => {
  it('lead from the navigation to the latest results, and on to each biomarker and report', async () => {
    const chloe = await fixture.chloe();
    const { panel } = await panelOf(chloe);
    const { patient, page } = await fixture.arrive(chloe, '/shop', { width, height: 844 });
    await isAlive(page);
    const navigation = page.getByRole('navigation', { name: width === 390 ? 'Main pages' : 'Portal' });
    await navigation.getByRole('link', { name: 'Labs' }).press('Enter');
    await heading(page, 'Results ready').waitFor();
    expect(pathOf(page)).toBe(`/labs/${panel}`);
    await expect.poll(() => focused(page)).toBe('Results ready');
    expect(await navigation.getByRole('link', { name: 'Labs' }).getAttribute('aria-current')).toBe('page');
    const first = main(page).getByRole('list', { name: 'Results to look at first' }).getByRole('link');
    await first.first().waitFor();
    const told = (await first.allInnerTexts()).map((text) => text.replaceAll(/\s+/g, ' '));
    expect(told.map((text) => text.split(' ')[0])).toEqual(['TSH', 'Ferritin']);
    expect(told[1]).toMatch(/11 ng\/mL.*range of the laboratory.*Below range/);
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);

    await first.last().press('Enter');
    await heading(page, 'Ferritin').waitFor();
    await expect.poll(() => page.title()).toBe('Healthspan Patient Portal | Biomarker');
    await main(page).getByRole('list', { name: 'All results' }).waitFor();
    expect(await main(page).getByRole('list', { name: 'All results' }).getByRole('listitem').count()).toBe(5);
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);

    const within = page.getByRole('navigation', { name: 'This lab test' });
    await within.getByRole('link', { name: 'History' }).press('Enter');
    await heading(page, 'History').waitFor();
    const reports = main(page).getByRole('link', { name: /^Blood drawn/ });
    expect(await reports.count()).toBe(5);
    await expectAccessible(page);
    await reports.filter({ hasText: 'Corrected' }).press('Enter');
    await heading(page, /^Lab report of/).waitFor();
    await main(page).getByText('Potassium was measured again').waitFor();
    await main(page).getByText('Corrected after it was first reported').waitFor();
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);
    noComplaints(patient);
  });

  it('go through the newest report step by step, with the keyboard, too', async () => {
    const chloe = await fixture.chloe();
    const { panel } = await panelOf(chloe);
    const path = `/labs/${panel}/assessment-overview`;
    const { patient, page, open } = await fixture.arrive(chloe, `${path}/summary`, { width, height: 844 });
    await isAlive(page);
    await main(page).getByText('What your provider says').waitFor();
    for (const [title, end] of [
      ['What to look at first', 'attention'],
      ['What has changed', 'changes'],
      ['Biological age', 'biological-age'],
      ['What comes next', 'next'],
    ] as const) {
      await main(page).getByRole('button', { name: 'Next' }).press('Enter');
      await heading(page, title).waitFor();
      await expect.poll(() => focused(page)).toBe(title);
      expect(pathOf(page)).toBe(`${path}/${end}`);
      await expectAccessible(page);
      expect(await widthOf(page)).toBe(width);
    }
    await main(page).getByRole('button', { name: 'Back' }).press('Enter');
    await heading(page, 'Biological age').waitFor();
    // So does the link to the beginning.
    await page.getByRole('link', { name: 'Step by step' }).press('Enter');
    await heading(page, 'Your results in short').waitFor();
    expect(pathOf(page)).toBe(`${path}/summary`);
    // The row of pages, which a phone does not show in full, shows the one that an address opens.
    await open(`/labs/${panel}/history`);
    const current = page.getByRole('navigation', { name: 'This lab test' }).locator('[aria-current]');
    await expect.poll(async () => rightOf(await current.boundingBox())).toBeLessThanOrEqual(width);
    noComplaints(patient);
  });
});

it('every address opens by itself, and is drawn before any code has run', async () => {
  const chloe = await fixture.chloe();
  const { panel, report } = await panelOf(chloe);
  const { patient, page, url } = await fixture.arrive(chloe, '/labs', { width: 1280 });
  const of = `/labs/${panel}`;
  for (const [path, title] of [
    ['/labs', 'Labs'],
    ['/dashboard/me/labs', 'Labs'],
    [of, 'Results ready'],
    [`${of}/biomarkers`, 'Biomarkers'],
    [`${of}/biomarker/ldl-c`, 'LDL cholesterol'],
    [`${of}/categories/heart`, 'Heart and cholesterol'],
    [`${of}/analysis-summary/${report}`, /^Summary of/],
    [`${of}/analysis-summary/${report}/history`, 'Summaries'],
    [`${of}/analysis-summary/history`, 'Summaries'],
    [`${of}/history`, 'History'],
    [`${of}/history/${report}`, /^Lab report of/],
    [`${of}/assessment-overview/next`, 'What comes next'],
    ['/labs/outside-results', 'Results from elsewhere'],
    ['/labs/outside-results/test', 'Add results from elsewhere'],
    [`${of}/preparation-guideline`, 'How to prepare'],
    [`${of}/appointments`, 'Blood draw'],
    [`/labs/${'0'.repeat(24)}`, 'No lab test here'],
  ] as const) {
    const response = await page.goto(url + path);
    expect({ path, html: await response?.text() }).toEqual({ path, html: expect.stringContaining('<h1') });
    await heading(page, title).waitFor();
    expect(pathOf(page)).toBe(path);
    await isAlive(page);
    await expectAccessible(page);
  }
  noComplaints(patient);
});

it('a step that there is not leads to the first one', async () => {
  const chloe = await fixture.chloe();
  const { panel } = await panelOf(chloe);
  const path = `/labs/${panel}/assessment-overview`;
  const { patient, page } = await fixture.arrive(chloe, `${path}/nonsense`, { width: 390 });
  await heading(page, 'Your results in short').waitFor();
  await expect.poll(() => pathOf(page)).toBe(`${path}/summary`);
  noComplaints(patient);
});

it('one press at a biomarker begins a message about it, whose question can be changed', async () => {
  const chloe = await fixture.chloe();
  const { panel } = await panelOf(chloe);
  const { patient, page } = await fixture.arrive(chloe, `/labs/${panel}/biomarker/ldl-c`, { width: 390 });
  await isAlive(page);
  await main(page)
    .getByText(/^It is \d+ mg\/dL lower than before/)
    .waitFor();
  await main(page).getByRole('link', { name: 'Ask about this' }).press('Enter');
  await page.waitForURL(`**/dashboard/${chloe.userId}/messages`);
  await page.getByText('About LDL cholesterol').waitFor();
  expect(await page.getByRole('textbox', { name: /message/i }).inputValue()).toMatch(
    /^My LDL cholesterol was 92 mg\/dL on .* \(on target\)\. What does that mean for me/,
  );
  expect(new URL(page.url()).search).toBe('');
  noComplaints(patient);
});

it('the address of the shop is no lab test, and leads to the lab tests of the shop', async () => {
  const { patient, page } = await fixture.arrive('gus', '/labs/shop', { width: 1280 });
  await heading(page, 'Our Products').waitFor();
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/shop?type=lab');
  noComplaints(patient);
});

it('without a lab test, the navigation leads to the list, which says so and leads to the shop', async () => {
  const { patient, page } = await fixture.arrive('gus', '/orders', { width: 1280 });
  await isAlive(page);
  await page.getByRole('navigation', { name: 'Portal' }).getByRole('link', { name: 'Labs' }).click();
  await heading(page, 'Labs').waitFor();
  expect(pathOf(page)).toBe('/labs');
  await main(page).getByText('No lab test yet').waitFor();
  await expectAccessible(page);
  await main(page).getByRole('link', { name: 'See lab tests' }).click();
  await page.waitForURL('**/shop?type=lab');
  noComplaints(patient);
});

it('a lab test of another patient is none of this one, whatever is asked of it', async () => {
  const { panel, report } = await panelOf(await fixture.chloe());
  const { patient, page, open } = await fixture.arrive('dora', `/labs/${panel}`, { width: 390 });
  await heading(page, 'No lab test here').waitFor();
  await expectAccessible(page);
  for (const path of ['biomarkers', `history/${report}`, `analysis-summary/${report}`, 'appointments']) {
    await open(`/labs/${panel}/${path}`);
    await heading(page, 'No lab test here').waitFor();
  }
  await main(page).getByRole('link', { name: 'Show all lab tests' }).click();
  await heading(page, 'Labs').waitFor();
  noComplaints(patient);
});

it('results and lab order are downloaded as files, and a failure says what to do', async () => {
  const chloe = await fixture.chloe();
  const { panel } = await panelOf(chloe);
  const { patient, page } = await fixture.arrive(chloe, `/labs/${panel}`, { width: 1280 });
  await isAlive(page);
  for (const [name, file, part] of [
    ['Download results (PDF)', 'lab-results.pdf', 'Lab results'],
    ['Download lab order (PDF)', 'lab-order.pdf', 'Longevity Panel'],
  ] as const) {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main(page).getByRole('button', { name }).press('Enter'),
    ]);
    expect(download.suggestedFilename()).toBe(file);
    expect(pdfText(await readFile(await download.path()))).toContain(part);
  }
  noComplaints(patient);
  await page.route('**/v2/labs/results/*/download', (route) => route.abort());
  await main(page).getByRole('button', { name: 'Download results (PDF)' }).click();
  await main(page).getByRole('alert').filter({ hasText: 'press the button again' }).waitFor();
  await expectAccessible(page);
});

it('a printed page has the results and no navigation', async () => {
  const chloe = await fixture.chloe();
  const { panel } = await panelOf(chloe);
  const { page } = await fixture.arrive(chloe, `/labs/${panel}`, { width: 1280 });
  await isAlive(page);
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Portal', 'Main pages', 'This lab test'])
    expect(await page.getByRole('navigation', { name, includeHidden: true }).isVisible()).toBe(false);
  expect(await main(page).getByRole('button').count()).toBe(0);
  expect(await main(page).getByText('11 ng/mL').first().isVisible()).toBe(true);
});

it('who is not shown the labs is led to the list, where the results can be downloaded', async () => {
  const chloe = await fixture.chloe();
  const { panel } = await panelOf(chloe);
  const { patient, page, url } = await fixture.arrive(chloe, '/orders', { width: 390 });
  await isAlive(page);
  await drawsByItself(page);
  // The flag is the organization's or the staff's: no patient sets it.
  await page.route('**/v2/session/refresh', async (route) => {
    const response = await route.fetch();
    const text = await response.text();
    await route.fulfill({ response, body: text.replaceAll('"labs2":true', '"labs2":false') });
  });
  for (const path of [`/labs/${panel}`, `/labs/${panel}/biomarkers`]) {
    await page.goto(url + path);
    await page.waitForURL(`**/dashboard/${chloe.userId}/labs`);
    await heading(page, 'Labs').waitFor();
    await main(page).getByRole('button', { name: 'Download results (PDF)' }).waitFor();
  }
  expect(await main(page).getByRole('link').count()).toBe(0);
  noComplaints(patient);
});

it('a notification of results leads to the labs', async () => {
  const chloe = await fixture.chloe();
  const { patient, page } = await fixture.arrive(chloe, '/notifications', { width: 390 });
  await isAlive(page);
  const told = main(page).getByRole('link', { name: /You have new results/ });
  expect(await told.first().getAttribute('href')).toMatch(/^\/labs/);
  noComplaints(patient);
});
