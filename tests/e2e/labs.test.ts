import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { CreatedReportLink } from '#schemas/wire/labs/reportLink.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { pdfText } from '../support/files/pdfText.ts';
import { isFull, sampled } from '../support/full.ts';
import { isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const WIDTHS = isFull ? [390, 1280] : [390];

const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '');
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const rightOf = (box: { readonly x: number; readonly width: number } | null) => (box ? box.x + box.width : Infinity);
const pathOf = (page: Page) => new URL(page.url()).pathname;

/** Chloe and her lab test, whose results of a year are there. */
async function measured() {
  const chloe = await fixture.chloe();
  const [panel] = await chloe.call<LabPanel[]>('GET', '/v2/labs/patient/panels');
  const report = panel?.latestReport?._id;
  if (!panel || report === undefined) throw new Error('chloe has a lab test with results');
  return { chloe, report, of: `/labs/${panel._id}` };
}

it.each(WIDTHS)('at %d pixels, the newest report is gone through step by step with the keyboard', async (width) => {
  const { chloe, of } = await measured();
  const path = `${of}/assessment-overview`;
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
  await open(`${of}/history`);
  const current = page.getByRole('navigation', { name: 'This lab test' }).locator('[aria-current]');
  await expect.poll(async () => rightOf(await current.boundingBox())).toBeLessThanOrEqual(width);
  noComplaints(patient);
});

it('the pages of labs are drawn before any code has run', async () => {
  const { chloe, report, of } = await measured();
  const { patient, page, url } = await fixture.arrive(chloe, '/labs', { width: 1280 });
  const pages = [
    [of, 'Results ready'],
    ['/labs', 'Labs'],
    ['/dashboard/me/labs', 'Labs'],
    [`${of}/biomarkers`, 'Biomarkers'],
    [`${of}/biomarker/ldl-c`, 'LDL cholesterol'],
    [`${of}/categories/heart`, 'Heart and cholesterol'],
    [`${of}/analysis-summary/${report}`, /^Summary of/],
    [`${of}/analysis-summary/${report}/history`, 'Summaries'],
    [`${of}/history`, 'History'],
    [`${of}/history/${report}`, /^Lab report of/],
    ['/labs/outside-results', 'Results from elsewhere'],
    ['/labs/outside-results/test', 'Add results from elsewhere'],
    [`${of}/preparation-guideline`, 'How to prepare'],
    [`${of}/appointments`, 'Blood draw'],
    [`/labs/${'0'.repeat(24)}`, 'No lab test here'],
    [`${of}/assessment-overview/next`, 'What comes next'],
  ] as const;
  for (const [path, title] of sampled(pages, 4)) {
    const response = await page.goto(url + path);
    expect({ path, html: await response?.text() }).toEqual({ path, html: expect.stringContaining('<h1') });
    await heading(page, title).waitFor();
    expect(pathOf(page)).toBe(path);
    await isAlive(page);
  }
  noComplaints(patient);
});

it('results are downloaded as a file with its name, and are printed without navigation', async () => {
  const { chloe, of } = await measured();
  const { patient, page } = await fixture.arrive(chloe, of, { width: 1280 });
  await isAlive(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main(page).getByRole('button', { name: 'Download results (PDF)' }).press('Enter'),
  ]);
  expect(download.suggestedFilename()).toBe('lab-results.pdf');
  expect(await pdfText(await readFile(await download.path()))).toContain('Lab results');
  await page.emulateMedia({ media: 'print' });
  for (const name of ['Portal', 'Main pages', 'This lab test'])
    expect(await page.getByRole('navigation', { name, includeHidden: true }).isVisible()).toBe(false);
  expect(await main(page).getByRole('button').count()).toBe(0);
  expect(await main(page).getByText('11 ng/mL').first().isVisible()).toBe(true);
  noComplaints(patient);
});

it.each(WIDTHS)('at %d pixels, trends are read without code, as a chart and as a table', async (width) => {
  const { chloe } = await measured();
  const { page, url } = await fixture.arrive(chloe, '/labs', { width, height: 844 });
  await page.route('**/assets/*.js', (route) => route.abort());
  await page.goto(`${url}/labs/trends`, { waitUntil: 'commit' });
  await page.getByRole('img', { name: /^TSH/ }).waitFor();
  // The mark of what is chosen keeps its size on a phone.
  const quick = page.getByRole('button', { name: 'TSH', exact: true });
  expect((await quick.locator('svg').boundingBox())?.width).toBe(18);
  const table = page.getByRole('table', { name: 'TSH', exact: true });
  const shown = table.locator('xpath=..');
  expect((await shown.boundingBox())?.height).toBe(1);
  await page.getByRole('checkbox', { name: /^Show as table/ }).check();
  expect((await shown.boundingBox())?.height).toBeGreaterThan(200);
  expect(await table.getByRole('row').count()).toBe(6);
  expect(await widthOf(page)).toBe(width);
  await page.emulateMedia({ media: 'print' });
  await page.getByRole('checkbox', { name: /^Show as table/, includeHidden: true }).evaluate((box) => {
    if (box instanceof HTMLInputElement) box.checked = false;
  });
  expect((await shown.boundingBox())?.height).toBeGreaterThan(200);
});

it('a report that is shared is shown without an account, and its secret reaches no address and no log', async () => {
  const { chloe, report } = await measured();
  const link = await chloe.call<CreatedReportLink>('POST', `/v2/labs/results/${report}/links`, {
    reader: 'Dr. Ada Winter',
    days: 7,
  });
  const { context, page, complaints } = await fixture.browser.newPatient({ width: 390 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(`${fixture.portal.url}/shared-report#${link.secret}`);
  await heading(page, 'A report was shared with you').waitFor();
  await isAlive(page);
  const background = await backgroundOf(page);
  await page.getByRole('button', { name: 'Show the report' }).click();
  await heading(page, /^Lab report of/).waitFor();
  await expectAccessible(page);
  expect(await widthOf(page)).toBe(390);
  // What came later has not taken the brand away.
  expect(await backgroundOf(page)).toBe(background);
  expect(new URL(page.url()).hash).toBe('');
  expect(asked.filter((url) => url.split('#')[0]?.includes(link.secret))).toEqual([]);
  // Its reader is no patient: the code of the portal is not asked for.
  expect(asked.filter((url) => /\/(index|portal|query|labsApp)-/.test(url))).toEqual([]);
  expect(await context.cookies()).toEqual([]);
  expect(fixture.portal.log()).not.toContain(link.secret);
  expect(complaints).toEqual([]);
});
