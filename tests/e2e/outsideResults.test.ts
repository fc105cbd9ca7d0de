import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { noComplaints, portalFixture } from '../support/browser/portalFixture.ts';
import { isAlive } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const main = (page: Page) => page.getByRole('main');
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).press('Enter');
const pathOf = (page: Page) => new URL(page.url()).pathname;
const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

it.each([390, 1280])(
  'at %d pixels, results from elsewhere are entered, stand marked, and are removed',
  async (width) => {
    const chloe = await fixture.chloe();
    const { patient, page } = await fixture.arrive(chloe, '/labs', { width, height: 844 });
    const [panel] = await chloe.call<{ _id: string }[]>('GET', '/v2/labs/patient/panels');
    await isAlive(page);
    await main(page).getByRole('link', { name: 'Add results from elsewhere' }).press('Enter');
    await heading(page, 'Add results from elsewhere').waitFor();
    const day = main(page).getByLabel('Date of the test');
    await day.pressSequentially('11202024');
    await main(page).getByLabel('Laboratory').fill('Westside Clinic');
    await expectAccessible(page);
    await press(page, 'Continue');

    await heading(page, 'What does the report say?').waitFor();
    expect(pathOf(page)).toBe('/labs/outside-results/markers');
    const marker = main(page).getByRole('combobox', { name: 'Biomarker' });
    await marker.fill('ldl');
    await page.getByRole('option', { name: 'LDL cholesterol', exact: true }).click();
    await main(page).getByRole('textbox', { name: 'Value' }).fill('2.6');
    await press(page, 'Add to the list');
    await main(page)
      .getByText(/^Is this in mmol\/L\?/)
      .waitFor();
    await main(page).getByRole('combobox', { name: 'Unit' }).selectOption('mmol/L');
    await press(page, 'Add to the list');
    await main(page).getByRole('listitem').getByText('LDL cholesterol').waitFor();
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);
    await press(page, 'Check my results');

    await heading(page, 'Is everything as on the report?').waitFor();
    await main(page)
      .getByText(/^From November 20, 2024, Westside Clinic\./)
      .waitFor();
    await expectAccessible(page);
    await press(page, 'Add these results');
    await heading(page, 'Your results were added').waitFor();
    await press(page, 'See your results');

    await heading(page, 'Results from elsewhere').waitFor();
    expect(pathOf(page)).toBe('/labs/outside-results');
    await main(page).getByText('You entered 2.6 mmol/L').waitFor();
    await expectAccessible(page);
    expect(await widthOf(page)).toBe(width);

    await page.goto(`${new URL(page.url()).origin}/labs/${panel?._id}/biomarker/ldl-c`);
    await isAlive(page);
    await main(page).getByText('Entered by you, not sent by a laboratory').waitFor();
    await main(page).getByText('Entered by you, from Westside Clinic, as 2.6 mmol/L').first().waitFor();
    await expectAccessible(page);
    await main(page).getByRole('link', { name: 'See or remove what you entered' }).press('Enter');
    await heading(page, 'Results from elsewhere').waitFor();
    await press(page, 'Remove');
    await press(page, 'Remove it for good');
    await main(page).getByText('You have not entered any yet.').waitFor();
    noComplaints(patient);
  },
);
