import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import { openPanel } from '../../support/page/openPanel.ts';
import { doJobs } from '../../support/backend/doJobs.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { fillIn, isRefused, isSaid, linkTo, pressIn, section } from '../../support/steps/accountPageSteps.ts';
import { expectNothingKept, follow, leftFor, logIn } from '../../support/steps/entryPageSteps.ts';

const fixture = pageFixture();

const security = (userId: string) => `/dashboard/${userId}/settings/security`;
const toLogin = /^\/login\?redirectPath=/;

const rows = () => within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('listitem');
const areListed = (count: number) => waitFor(() => expect(rows()).toHaveLength(count));
/** All that the record names, one by one. */
const singles = () => screen.getByRole('dialog').querySelectorAll('details li').length;

describe('a signed-in device', () => {
  it('is logged out from another one', async () => {
    const dora = await fixture.like('dora');
    const { user, userId } = await fixture.arrive(dora, security);
    await screen.findByRole('list', { name: 'Devices' });
    // The call that has signed the patient up, and the page.
    await areListed(2);
    const here = rows().filter(({ textContent }) => textContent.includes('This device'));
    expect(here.map(({ textContent }) => textContent)).toEqual([expect.stringContaining('Last used: Just now')]);
    const other = screen.getByRole('button', { name: /^Sign out ?Unknown device$/ });
    other.focus();
    await user.keyboard('{Enter}');
    await isSaid('Unknown device is signed out.');
    await areListed(1);
    expect(document.activeElement).toBe(screen.getByRole('list', { name: 'Devices' }));
    await expect(dora.call('GET', '/v2/sessions')).rejects.toThrow('401');
    await fixture.load(security(userId));
    await screen.findByRole('list', { name: 'Devices' });
    await areListed(1);
    fixture.noComplaints();
  });

  it('that asks is logged out as by the menu', async () => {
    const { user, userId } = await fixture.arrive('dora', security);
    await user.click(await screen.findByRole('button', { name: /, this device$/ }));
    await leftFor(fixture, '/login');
    await fixture.load(security(userId));
    await leftFor(fixture, toLogin);
    fixture.noComplaints();
  });

  it('that is new is told of by mail, and logged out by its link and one press', async () => {
    const dora = await fixture.like('dora');
    const { user, userId } = await fixture.arrive(dora, security);
    await screen.findByRole('list', { name: 'Devices' });
    const link = await linkTo(fixture.backend, dora.email, 'end-session');
    await fixture.load(link);
    await screen.findByRole('heading', { level: 1, name: 'Sign out a device' });
    // Opening the page alone ends nothing.
    await fixture.load(security(userId));
    await screen.findByRole('list', { name: 'Devices' });
    await fixture.load(link);
    await user.click(await screen.findByRole('button', { name: 'Sign that device out' }));
    await screen.findByText(/^The device is signed out/);
    await user.click(screen.getByRole('link', { name: 'Choose a new password' }));
    await leftFor(fixture, '/request-password-reset');
    await fixture.load(security(userId));
    await leftFor(fixture, toLogin);
    expect(await dora.call('GET', '/v2/sessions')).toMatchObject({ devices: [{ current: true }] });
    fixture.noComplaints();
  });

  it('that a link no longer knows of is not logged out, and the page says so', async () => {
    const { user } = await fixture.visit(`/end-session/${'1'.repeat(24)}/nothing`);
    await user.click(await screen.findByRole('button', { name: 'Sign that device out' }));
    expect((await screen.findByRole('alert')).textContent).toMatch(/can no longer be used/);
  });

  it('and all others are logged out at once', async () => {
    const dora = await fixture.like('dora');
    const { user } = await fixture.arrive(dora, security);
    await user.click(await screen.findByRole('button', { name: 'Sign out on all devices' }));
    await leftFor(fixture, '/login');
    await expect(dora.call('GET', '/v2/sessions')).rejects.toThrow('401');
    expectNothingKept();
  });
});

describe('the record', () => {
  it('shows who looked at it once it is asked for, and more at a press', async () => {
    const chloe = await fixture.chloe();
    const { call, organization, userId } = chloe;
    for (let read = 0; read < 25; read += 1) await call('GET', `/billing/${organization}/patient/${userId}/card`);
    const { user } = await fixture.arrive(chloe, security);
    await screen.findByRole('list', { name: 'What I agreed to' });
    const asked = () => fixture.calls.calls.filter(({ path }) => /\/accesses\b/.test(path));
    expect(asked()).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'See who looked at my record' }));
    const opened = await openPanel('Who looked at my record');
    const list = within(await opened.findByRole('list', { name: 'Who looked at my record' }));
    const lines = () => list.getAllByRole('listitem').filter(({ parentElement }) => parentElement?.matches('ol'));
    const [line] = lines();
    expect(line?.textContent).toMatch(/You, on this device.*Just now/);
    // Of what was read in no order, four are named there, and all in the details.
    expect(line?.querySelector('details')?.textContent).toMatch(/what you agreed to/i);
    expect(singles()).toBe(20);
    await pressIn(user, opened, 'Load more');
    await waitFor(() => expect(singles()).toBeGreaterThan(20));
    expect(asked().map(({ path }) => new URLSearchParams(path.split('?')[1]).get('limit'))).toEqual(['20', '20']);
    // The keyboard goes on within the list.
    await waitFor(() => expect(document.activeElement?.matches('ol > li')).toBe(true));
    fixture.noComplaints();
  });

  it('leads to exactly the text that was agreed to', async () => {
    const { user } = await fixture.arrive(await fixture.chloe(), security);
    const agreed = within(await screen.findByRole('list', { name: 'What I agreed to' }));
    const texts = (await agreed.findAllByRole('listitem')).map(({ textContent }) => textContent);
    expect(texts).toEqual(
      ['Consent to care online', 'Terms of service', 'Privacy policy'].map((title) =>
        expect.stringMatching(
          new RegExp(
            `^${title}Agreed on \\w+ \\d+, \\d{4}.*You agreed to version \\S+\\. This is the text of today\\.`,
          ),
        ),
      ),
    );
    await user.click(agreed.getByRole('link', { name: /^Read the terms/ }));
    await screen.findByRole('heading', { level: 1, name: 'Terms of service' });
    const { pathname } = location;
    expect(pathname).toMatch(/\/agreements\/[0-9a-f]{8}$/);
    await waitFor(() =>
      expect(screen.getByRole('main').textContent).toMatch(
        /You agreed to this text on \w+ \d+, \d{4}\. It is version \w{8}, which is the text of today\./,
      ),
    );
    await user.click(screen.getByRole('link', { name: 'What I agreed to' }));
    await screen.findByRole('list', { name: 'What I agreed to' });
    fixture.noComplaints();
    await fixture.load(pathname.replace(/\w{8}$/, '00000000'));
    await screen.findByRole('heading', { level: 1, name: '404 - Page Not Found' });
  });
});

describe('a copy of everything that is kept', () => {
  it('is asked for with the password, made and downloaded', async () => {
    const { user, email, userId } = await fixture.arrive('ben', security);
    const mine = await section('My data');
    await pressIn(user, mine, 'Request a copy of my data');
    await pressIn(user, mine, 'Request my copy');
    await mine.findByText('Please enter your password.');
    await fillIn(user, mine, 'Current password', 'Wrong-123');
    await pressIn(user, mine, 'Request my copy');
    await isRefused(mine, 'This is not your current password.');
    await fillIn(user, mine, 'Current password', 'Portal123');
    await user.keyboard('{Enter}');
    await mine.findByText(/^Your copy is (being made|ready)$/);
    await doJobs(fixture.backend, 'copies');
    // The page looks by itself whether it is ready.
    await mine.findByText('Your copy is ready');
    await pressIn(user, mine, 'Download my data');
    await waitFor(() => expect(fixture.saved).toMatchObject([{ name: 'my-data.json' }]));
    expect(JSON.parse((await fixture.saved[0]?.file?.text()) ?? '')).toMatchObject({
      format: 'patient-portal-data-copy',
      version: 10,
      account: { _id: userId, email },
      visits: [{ template: { name: 'Rapamycin' } }],
    });
    fixture.noComplaints();
  });

  it('is found by the link in the mail only once the patient is signed in, and kept in the record', async () => {
    const ben = await fixture.like('ben');
    const { organization, userId } = ben;
    await ben.call('POST', `/v2/users/${organization}/${userId}/data-copy`, { current_password: 'Portal123' });
    await doJobs(fixture.backend, 'copies');
    const { user } = await fixture.visit(await linkTo(fixture.backend, ben.email, 'dashboard'));
    await follow(fixture, toLogin);
    await logIn(user, ben.email);
    await follow(fixture, /\/settings\/security$/);
    await (await section('My data')).findByRole('button', { name: 'Download my data' });
    await user.click(screen.getByRole('button', { name: 'See who looked at my record' }));
    expect((await screen.findAllByText('A request for a copy of your data'))[0]).toBeDefined();
    fixture.noComplaints();
  });
});

it('an account is closed with its password and a word, and opened again by a mail', async () => {
  const ben = await fixture.like('ben');
  const { user } = await fixture.arrive(ben, security);
  await user.click(await screen.findByRole('button', { name: 'Close my account' }));
  const opened = await openPanel('Close my account');
  const close = () => pressIn(user, opened, 'Close my account now');
  await close();
  await opened.findByText('Please enter your password.');
  await opened.findByText('Please type CLOSE.');
  await fillIn(user, opened, 'Current password', 'Wrong-123');
  await fillIn(user, opened, 'Type CLOSE to confirm', 'close');
  await close();
  await isRefused(opened, 'This is not your current password.');
  await fillIn(user, opened, 'Current password', 'Portal123');
  await close();
  await follow(fixture, '/login');
  fixture.noComplaints();
  await expect(ben.call('GET', '/v2/sessions')).rejects.toThrow('401');
  await logIn(user, ben.email);
  await isRefused(screen, /^The password or email .+ was wrong/);

  await fixture.load(await linkTo(fixture.backend, ben.email, 'reopen-account'));
  await screen.findByRole('heading', { level: 1, name: 'Open your account again' });
  const reopen = () => pressIn(user, screen, 'Open my account again');
  await fillIn(user, screen, 'Password', 'Wrong-123');
  await reopen();
  await screen.findByText('This is not the password of the account.');
  await fillIn(user, screen, 'Password', 'Portal123');
  await reopen();
  await screen.findByText(/Your account is open again/);
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await follow(fixture, '/login');
  await logIn(user, ben.email);
  await leftFor(fixture, `/dashboard/${ben.userId}/profile`);
});
