import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);
const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const show = (page: Page) => page.getByRole('button', { name: 'Show the report' });

it.each([390, 1280])(
  'a report is shown to its reader by a link, until the patient ends it, at %i px',
  async (width) => {
    const chloe = await fixture.chloe();
    const readerName = `Dr. Ada Winter of ${width}`;
    const [panel] = await chloe.call<LabPanel[]>('GET', '/v2/labs/patient/panels');
    const path = `/labs/${panel?._id}/history/${panel?.latestReport?._id}`;
    const { patient, page } = await fixture.arrive(chloe, path, { width });
    await isAlive(page);
    await page.getByRole('button', { name: 'Share this report' }).click();
    const sharing = page.getByRole('dialog', { name: 'Share with a doctor' });
    await sharing.getByRole('heading', { name: 'Links to this report' }).waitFor();
    await expectAccessible(page);
    await sharing.getByLabel('Who is it for?').fill(readerName);
    await sharing.getByRole('button', { name: 'Make a link' }).click();
    await sharing.getByRole('heading', { name: `The link for ${readerName} is ready` }).waitFor();
    await expectAccessible(page);
    const link = await sharing.getByLabel('Link', { exact: true }).inputValue();
    const line = sharing.getByRole('listitem').filter({ hasText: readerName });
    await line.getByText('Not opened yet').waitFor();

    const reader = await fixture.browser.newPatient({ width });
    const asked: string[] = [];
    reader.page.on('request', (request) => asked.push(request.url()));
    await reader.page.goto(link);
    await reader.page.getByRole('heading', { level: 1, name: 'A report was shared with you' }).waitFor();
    await isAlive(reader.page);
    await expectAccessible(reader.page);
    const background = await backgroundOf(reader.page);
    await show(reader.page).click();
    await reader.page.getByRole('heading', { level: 1, name: /^Lab report of/ }).waitFor();
    await reader.page.getByText(`Prepared for ${readerName}.`).waitFor();
    expect(await reader.page.getByRole('table').count()).toBeGreaterThan(1);
    await expectAccessible(reader.page);
    expect(await widthOf(reader.page)).toBe(width);
    // What came later has not taken the brand away.
    expect(await backgroundOf(reader.page)).toBe(background);
    // What opens it went to nobody but the one call, in its body; the code of the portal was not asked for.
    expect(new URL(reader.page.url()).hash).toBe('');
    const [, secret = 'none'] = link.split('#');
    expect(asked.filter((url) => url.split('#')[0]?.includes(secret))).toEqual([]);
    expect(asked.filter((url) => /\/(index|portal|query|labsApp)-/.test(url))).toEqual([]);
    expect(await reader.context.cookies()).toEqual([]);
    expect(fixture.portal.log()).not.toContain(secret);

    await page.reload();
    await isAlive(page);
    await page.getByRole('button', { name: 'Share this report' }).click();
    await line.getByText(/^Last opened/).waitFor();
    await sharing.getByRole('button', { name: `End this link for ${readerName}` }).click();
    await line.getByText(/^Ended/).waitFor();
    noComplaints(patient);

    const late = await fixture.browser.newPatient({ width });
    await late.page.goto(link);
    await isAlive(late.page);
    await show(late.page).click();
    await late.page.getByRole('alert').getByText('This link cannot be used.').waitFor();
    await expectAccessible(late.page);
    expect([...reader.complaints, ...late.complaints]).toEqual([]);
  },
);
