import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { sampled } from '../support/full.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { isAlive, logOut } from '../support/steps/patientSteps.ts';

const fixture = portalFixture();

const security = (userId: string) => `/dashboard/${userId}/settings/security`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** An authenticator that is in the device and unlocks by itself. */
async function addAuthenticator(page: Page) {
  const chromium = await page.context().newCDPSession(page);
  await chromium.send('WebAuthn.enable');
  const { authenticatorId } = await chromium.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return {
    /** Whether who holds it can unlock it. */
    unlocks: (isUserVerified: boolean) =>
      chromium.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified }),
  };
}

it.each(sampled([390, 1280], 1))(
  'a passkey is added, logs in without a password, and is removed, at %i px',
  async (width) => {
    const { patient, page, open, userId } = await fixture.arrive('ava', security, { width });
    const authenticator = await addAuthenticator(page);
    await isAlive(page);
    await press(page, 'Add a passkey');
    await expectAccessible(page);
    await page.getByLabel('Current password', { exact: true }).fill('Portal123');
    await press(page, 'Add a passkey');
    await page.getByRole('status').filter({ hasText: 'Your passkey is added.' }).waitFor();
    const listed = page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem');
    await expect.poll(() => listed.count()).toBe(1);
    await says(page, /Not used yet/u);
    await expectAccessible(page);

    await logOut(page);
    await page.waitForURL('**/login');
    await authenticator.unlocks(false);
    await press(page, 'Use a passkey');
    await page
      .getByRole('alert')
      .getByText(/^No passkey was used/u)
      .waitFor();
    await expectAccessible(page);
    await authenticator.unlocks(true);
    await press(page, 'Use a passkey');
    await page.waitForURL(dashboard);

    await open(security(userId));
    await says(page, /Last used on/u);
    await page.getByRole('button', { name: 'Remove the passkey of Chrome on Linux' }).click();
    await page.getByLabel('Current password', { exact: true }).fill('Portal123');
    await says(page, /^Your browser then asks for your passkey/u);
    await expectAccessible(page);
    await authenticator.unlocks(false);
    await press(page, 'Remove the passkey');
    await page.getByRole('alert').getByText('No passkey was used. Please try again.').waitFor();
    await authenticator.unlocks(true);
    await press(page, 'Remove the passkey');
    await page.getByRole('status').filter({ hasText: 'The passkey is removed.' }).waitFor();
    await expect.poll(() => listed.count()).toBe(0);
    await logOut(page);
    await page.waitForURL('**/login');
    await press(page, 'Use a passkey');
    await page
      .getByRole('alert')
      .getByText(/^This passkey cannot be used here/u)
      .waitFor();
    noComplaints(patient);
  },
);

it('an account with a passkey asks for it before the address is changed', async () => {
  const { patient, page, open, userId } = await fixture.arrive('ava', security);
  const authenticator = await addAuthenticator(page);
  await isAlive(page);
  await press(page, 'Add a passkey');
  await page.getByLabel('Current password', { exact: true }).fill('Portal123');
  await press(page, 'Add a passkey');
  await page.getByRole('status').filter({ hasText: 'Your passkey is added.' }).waitFor();
  await open(`/dashboard/${userId}/settings/email`);
  const section = page.getByRole('region', { name: 'Email Address' });
  await section.getByText(/^Your browser then asks for your passkey/u).waitFor();
  await expectAccessible(page);
  await section.getByLabel('Email').fill(`passkey.${userId}@example.com`);
  await section.getByLabel('Current password', { exact: true }).fill('Portal123');
  await authenticator.unlocks(false);
  await section.getByRole('button', { name: 'Save' }).click();
  await section.getByRole('alert').getByText('No passkey was used. Please try again.').waitFor();
  await authenticator.unlocks(true);
  await section.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('status').filter({ hasText: 'Email address updated successfully' }).waitFor();
  noComplaints(patient);
});
