import { describe, expect, it } from 'vitest';
import {
  alive,
  email,
  evergreen,
  expectNothingKept,
  logIn,
  organizationAt,
  submit,
} from '../support/steps/entrySteps.ts';
import { mailedLinkAt } from '../support/portal/mailedLinkAt.ts';
import { expectAccessible } from '../support/browser/expectAccessible.ts';
import { signIn } from '../support/steps/patientSteps.ts';
import { dashboard, noComplaints, portalFixture, says } from '../support/browser/portalFixture.ts';
import { sentBodies } from '../support/browser/sentBodies.ts';
import { settledLog } from '../support/browser/watchCalls.ts';

const fixture = portalFixture();

const SENT = 'Please check your email for instructions on how to reset your password.';
const SPENT = 'This link can no longer be used. It may have expired or been used before.';
const AGAIN = 'Invalid Attempt. Try again.';

/** Asks for a link in a browser of its own. */
async function ask(address: string, { width = 390, url = fixture.portal.url } = {}) {
  const patient = await fixture.browser.newPatient({ width });
  const { page } = patient;
  await page.goto(`${url}/request-password-reset`);
  await email(page).fill(address);
  await submit(page).click();
  await says(page, SENT);
  return { patient, page, link: await mailedLinkAt(url, address) };
}

const fields = (page: Awaited<ReturnType<typeof ask>>['page']) => ({
  password: page.getByLabel('New password'),
  confirmation: page.getByLabel('Confirm password'),
});

describe.each([
  [390, 'ava', (url: string) => url],
  [1280, 'fern', evergreen],
] as const)('at %i pixels, as %s', (width, name, host) => {
  it('asks for an address, says what is wrong with it, and mails a link', async () => {
    const { email: address } = await fixture.like(name);
    const patient = await fixture.browser.newPatient({ width });
    const { page } = patient;
    const url = host(fixture.portal.url);
    await page.goto(`${url}/request-password-reset`);
    for (const refused of ['', 'a@b', 'abcdef']) {
      await email(page).fill(refused);
      await submit(page).click();
      await page.getByText('Please enter a valid email address', { exact: true }).waitFor();
      await expectAccessible(page);
    }
    await email(page).fill('a,b@example.com');
    expect(await page.getByText('Please enter a valid email address').count()).toBe(0);
    await submit(page).click();
    await page.getByRole('alert').getByText('Invalid Email. Try Again.', { exact: true }).waitFor();
    await expectAccessible(page);
    await email(page).fill(address.toUpperCase());
    expect(await page.getByRole('alert').count()).toBe(0);
    await submit(page).click();
    await page.getByText(SENT, { exact: true }).waitFor();
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Login', exact: true }).click();
    await page.waitForURL(`${url}/login`);
    noComplaints(patient);
  });

  it('sets a new password under the mailed link, once, and signs every tab out', async () => {
    const url = host(fixture.portal.url);
    const { email: address } = await fixture.like(name);
    const elsewhere = await fixture.browser.newPatient();
    await signIn(elsewhere.page, url, address);
    await says(elsewhere.page, /^Hi,/);
    const { patient, page, link } = await ask(address, { width, url });
    const { organization } = await organizationAt(url);
    expect(link).toMatch(new RegExp(`^${url}/request-password-reset/${organization._id}/[0-9a-f]{24}/[\\w-]{20,}$`));

    const sent = await sentBodies(page);
    await page.goto(link);
    const { password, confirmation } = fields(page);
    await submit(page).click();
    expect(await page.getByText('Please enter your password.').count()).toBe(2);
    await expectAccessible(page);
    await password.fill('short');
    await confirmation.fill('short');
    await submit(page).click();
    expect(await page.getByText('Password must be at least 6 characters long.').count()).toBe(2);
    await password.fill('p'.repeat(50));
    await confirmation.fill('p'.repeat(50));
    await submit(page).click();
    await says(page, 'Password must be less than 50 characters');
    await password.fill('new-secret-1');
    await confirmation.fill('new-secret-2');
    await submit(page).click();
    await page.getByText('Please make sure your passwords match.', { exact: true }).waitFor();
    await expectAccessible(page);
    expect(await sent()).toEqual([]);

    await confirmation.fill('new-secret-1');
    await submit(page).click();
    await page.waitForURL(`${url}/login`);
    await expectNothingKept(page);
    await logIn(page, address, 'Portal123');
    await page.getByRole('alert').waitFor();
    await logIn(page, address, 'new-secret-1');
    await page.waitForURL(dashboard);

    await elsewhere.page.reload();
    await elsewhere.page.waitForURL(/\/login\?redirectPath=/);

    await page.goto(link);
    await password.fill('another-one');
    await confirmation.fill('another-one');
    await submit(page).click();
    await page.getByRole('alert').getByText(SPENT).waitFor();
    await page.getByRole('button', { name: AGAIN, exact: true }).waitFor();
    await expectAccessible(page);
    const [, , , user = '', token = ''] = new URL(link).pathname.split('/');
    expect(await sent()).toEqual([
      [
        `PUT /users/${organization._id}/${user}/reset-password-token`,
        {
          new_password: 'another-one',
          confirm_password: 'another-one',
          reset_token: token,
          user_id: user,
          organization: organization._id,
        },
      ],
    ]);
    await page.getByRole('link', { name: 'Resubmit your password reset request.' }).click();
    await page.waitForURL(`${url}/request-password-reset`);
    noComplaints(patient);
  });
});

it('a server that cannot serve is said with where to write to, and the next try serves', async () => {
  const down = 'We were unable to perform a password reset at this time. Please email us at care@healthspan.example.';
  const { email: address } = await fixture.like('gus');
  const { patient, page, link } = await ask(address);
  await page.goto(link);
  await alive(page);
  const { password, confirmation } = fields(page);
  await password.fill('new-secret-1');
  await confirmation.fill('new-secret-1');
  await page.route('**/reset-password-token', (route) => route.fulfill({ status: 500, body: 'down' }));
  await submit(page).click();
  await page.getByRole('alert').getByText(down, { exact: true }).waitFor();
  await page.getByRole('link', { name: 'Resubmit your password reset request.' }).waitFor();
  await expectAccessible(page);
  await page.unroute('**/reset-password-token');
  await page.getByRole('button', { name: AGAIN, exact: true }).click();
  await page.waitForURL(`${fixture.portal.url}/login`);

  await page.goto(`${fixture.portal.url}/request-password-reset`);
  await alive(page);
  await patient.context.setOffline(true);
  await email(page).fill(address);
  await submit(page).click();
  await page.getByRole('alert').getByText('Network error, please try again later.').waitFor();
  expect(await email(page).inputValue()).toBe(address);
});

it('neither the page of a link nor its address reaches the log or a cache', async () => {
  const { page, link } = await ask((await fixture.like('dora')).email);
  const answer = await page.goto(link);
  const [token = ''] = link.split('/').toReversed();
  expect(answer?.headers()['cache-control']).toMatch(/no-(cache|store)/);
  expect(answer?.headers()['referrer-policy']).toBe('no-referrer');
  expect(await settledLog(fixture.portal)).not.toContain(token);
  expect(await answer?.text()).not.toContain(token);
});
