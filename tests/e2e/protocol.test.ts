import { expect, it } from 'vitest';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { sentBodies } from '../support/browser/sentBodies.ts';
import { noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { signIn } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

it('a change of a protocol is asked for from the home, and an answer that fails is told', async () => {
  const patient = await fixture.browser.newPatient({ width: 1280 });
  const { page } = patient;
  const bodies = await sentBodies(page);
  await signIn(page, fixture.portal.url, (await fixture.chloe()).email, '/dashboard');
  const opener = page.getByRole('button', { name: 'Customize protocol' });
  await opener.click();
  const panel = page.getByRole('dialog', { name: 'Customize your protocol' });
  await panel.getByText('Current Protocol').first().waitFor();
  await panel.getByText('Paused', { exact: true }).first().waitFor();
  await expectAccessible(page);
  await panel
    .getByRole('button', { name: /^Customize/ })
    .first()
    .click();
  expect(await panel.getByRole('radio', { name: 'Other' }).isChecked()).toBe(true);
  await expectAccessible(page);
  await panel.getByLabel('Raise my dosage').click();
  await page.route('**/request-prescription-change', (route) => route.abort(), { times: 1 });
  await panel.getByRole('button', { name: 'Send request' }).click();
  await says(page, 'An error has occurred on submitting modification.');
  await panel.getByRole('textbox').fill('Two a week, please.');
  await panel.getByRole('button', { name: 'Send request' }).click();
  const success = page.getByRole('dialog', { name: 'Your request was sent' });
  await success.waitFor();
  await expectAccessible(page);
  const sent = (await bodies()).filter(([call]) => call.endsWith('/request-prescription-change'));
  expect(sent.at(-1)?.[1]).toEqual({ requestType: 'RaiseDosage', comment: 'Two a week, please.' });
  await success.getByRole('button', { name: 'Done' }).click();
  await success.waitFor({ state: 'detached' });
  await opener.and(page.locator(':focus')).waitFor();
  noComplaints(patient);
});

it('who takes no medication has no protocol to customize', async () => {
  const { page } = await fixture.arrive('dora', '/dashboard', { width: 1280 });
  await page.getByRole('list', { name: 'Your care' }).waitFor();
  expect(await page.getByRole('button', { name: 'Customize protocol' }).count()).toBe(0);
});
