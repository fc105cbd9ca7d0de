import { screen, waitFor, within } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { Policy } from '#schemas/wire/policy.ts';
import type { User } from '#schemas/wire/user.ts';
import { openPanel } from '../../support/page/openPanel.ts';
import { isFull } from '../../support/full.ts';
import { away, refused } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { signInByCall } from '../../support/portal/signInByCall.ts';
import { fill } from '../../support/steps/buyingSteps.ts';
import {
  expectNothingKept,
  field,
  fillSignup,
  follow,
  leftFor,
  logIn,
  newcomer,
  signUp,
  submit,
  terms,
} from '../../support/steps/entryPageSteps.ts';
import { organizationAt, readPublic } from '../../support/steps/entrySteps.ts';

const fixture = pageFixture();

const TAKEN = 'An account with this email already exists.';
const REASON = 'Fill in every field and agree to the terms to continue.';
const visit = /^\/start\/[0-9a-f]{24}\/p\/[0-9a-f]{24}\?referrer=shop$/;
const profile = /^\/signup\/profile\/[0-9a-f]{24}$/;

const isBlocked = () => submit().getAttribute('aria-disabled') === 'true';
const accounts = () => fixture.calls.calls.filter(({ method, path }) => method === 'POST' && path === '/v2/users');

describe('the form', () => {
  it('has a button that can be reached and says what is missing', async () => {
    const { user } = await fixture.visit('/get-started');
    await field('Email');
    submit().focus();
    expect(document.activeElement).toBe(submit());
    expect(isBlocked()).toBe(true);
    expect(screen.getByText(REASON)).toBeDefined();
    await user.keyboard('{Enter}');
    for (const text of [
      'Enter your first name.',
      'Enter your last name.',
      'Please enter a valid email address.',
      'Please enter your password.',
    ])
      await screen.findByText(text);
    await fillSignup(user, newcomer());
    await user.click(await terms());
    expect(isBlocked()).toBe(false);
    await user.click(await terms());
    expect(isBlocked()).toBe(true);
    await user.click(submit());
    expect(accounts()).toEqual([]);
    expect(location.pathname).toBe('/get-started');
    fixture.noComplaints();
  });

  it('says of each field what it takes', async () => {
    const { user } = await fixture.visit('/get-started');
    await fillSignup(user, newcomer());
    await user.click(await terms());
    for (const [label, wrong, text, taken] of [
      ['First name', 'a', 'Enter your first name.', 'ab'],
      ['Last name', 'b'.repeat(36), 'Enter your last name.', 'b'.repeat(35)],
      ['Email', 'a@b', 'Please enter a valid email address.', 'a@b.co'],
      ['Password', 'p'.repeat(5), 'Password must be at least 6 characters long.', 'p'.repeat(6)],
      ['Password', 'p'.repeat(50), 'Password must be less than 50 characters', 'p'.repeat(49)],
    ] as const) {
      await fill(user, label, wrong);
      await user.tab();
      await screen.findByText(text);
      expect(isBlocked()).toBe(true);
      await fill(user, label, taken);
      await user.tab();
      expect(screen.queryByText(text)).toBeNull();
      expect(isBlocked()).toBe(false);
    }
    fixture.noComplaints();
  });

  it('opens the policies with their content, and says so where one cannot be read', async () => {
    const { organization } = await organizationAt(fixture.url);
    const { user } = await fixture.visit('/get-started');
    await fill(user, 'First name', 'Nora');
    fixture.calls.answer('GET /policy/privacy', away, 1);
    for (const [section, label, title] of [
      ['tos', 'Terms', 'Terms of service'],
      ['consent', 'Consent', 'Consent to care'],
    ] as const) {
      const policy = await readPublic<Policy>(fixture.url, `/organization/${organization._id}/policy/${section}`);
      await user.click(screen.getByRole('button', { name: label }));
      const panel = await openPanel(title);
      for (const { heading, paragraphs } of policy.parts) {
        await panel.findByRole('heading', { name: heading });
        for (const paragraph of paragraphs) expect(panel.getByText(paragraph)).toBeDefined();
      }
      await user.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    }
    await user.click(screen.getByRole('button', { name: 'Privacy' }));
    await screen.findByText("We're experiencing difficulty retrieving policy at the moment. Please try again later.");
    await user.keyboard('{Escape}');
    expect((await field('First name')).value).toBe('Nora');
  });
});

describe('a new account', () => {
  it('has names with capitals, is made once, and begins with the profile', async () => {
    const { user } = await fixture.visit('/get-started');
    const values = { ...newcomer(), first_name: 'mary ann', last_name: "  o'neill-smith " };
    await fillSignup(user, values);
    expect((await field('First name')).value).toBe('Mary Ann');
    expect((await field('Last name')).value).toBe("O'Neill-Smith");
    await user.click(await terms());
    const release = fixture.calls.hold('POST /v2/users');
    await user.click(submit());
    await user.click(submit());
    release();
    await follow(fixture, '/signup/profile');
    await screen.findByRole('heading', { level: 1 });
    expect(accounts()).toMatchObject([{ status: 201 }]);
    expectNothingKept();
    await fixture.load('/dashboard');
    await screen.findByRole('heading', { level: 1, name: 'Hi, Mary Ann' });
    fixture.noComplaints();
  });

  it('knows by which link its patient came, in codes', async () => {
    const { user } = await fixture.visit('/get-started?referral=spring-2026&affiliate=not+a+code');
    const one = newcomer();
    await signUp(user, one);
    await leftFor(fixture, '/signup/profile');
    const { call, organization, userId } = await signInByCall(fixture.url, one.email);
    const { analytics_traits } = await call<User>('GET', `/users/${organization}/user/${userId}/patient`);
    expect(analytics_traits).toEqual({ referral: 'spring-2026' });
  });

  it.each([
    ['/product/signup/{longevity-panel}', profile],
    ['/campaign/signup/{coach-beside-you}', visit],
    ['/get-started?redirectPath=%2Fshop', '/signup/profile'],
    ...(isFull
      ? ([
          ['/product/signup/{generic-rapamycin}', visit],
          ['/product/get-started/{nad-supplement}', profile],
          ['/get-started?product={nad-supplement}', profile],
        ] as const)
      : []),
  ] as const)('at %s leads on', async (path, to) => {
    const { product, campaign } = await organizationAt(fixture.url);
    const idOf = path.startsWith('/campaign') ? campaign : product;
    const { user } = await fixture.visit(path.replace(/\{(.*)\}/, (_, slug: string) => idOf(slug)));
    await signUp(user, newcomer());
    await follow(fixture, to);
    await screen.findByRole('heading', { level: 1 });
    expectNothingKept();
    fixture.noComplaints();
  });

  it('keeps the plan that its patient prefers in this tab', async () => {
    const { product } = await organizationAt(fixture.url);
    const { user } = await fixture.visit(`/product/signup/${product('nad-supplement')}?defaultDurationSelection=3`);
    await signUp(user, newcomer());
    await leftFor(fixture, profile);
    expect(sessionStorage.getItem('defaultDurationSelection')).toBe('3');
    expect(localStorage).toHaveLength(0);
  });
});

it('an address that has an account is answered with a way to the login that loses nothing', async () => {
  const { product } = await organizationAt(fixture.url);
  const id = product('generic-rapamycin');
  const { user } = await fixture.visit(`/product/signup/${id}`);
  const { email: taken } = await fixture.like('dora');
  await signUp(user, { ...newcomer(), email: taken.toUpperCase() });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText(TAKEN)).toBeDefined();
  expect(document.querySelector('[data-developer-error]')).toBeNull();
  expect((await field('Email')).value).toBe(taken.toUpperCase());
  await user.click(alert.getByRole('link', { name: 'Login' }));
  await follow(fixture, `/product/login/${id}`);
  await logIn(user, taken);
  await leftFor(fixture, visit);
  fixture.noComplaints();
});

it('a signup that failed is marked for developers, keeps what was entered, and can be sent again', async () => {
  const { user } = await fixture.visit('/get-started');
  fixture.calls.answer('POST /v2/users', refused(500, 'NotFound', 'Inner matters'), 1);
  await signUp(user, newcomer());
  await screen.findByText('An error occurred. Please try again later.');
  expect(document.querySelector('[data-developer-error="true"] [role="alert"]')).not.toBeNull();
  expect(screen.queryByText('Inner matters')).toBeNull();
  expect((await field('Password')).value).toBe('Portal123');
  await user.click(submit());
  await leftFor(fixture, '/signup/profile');
});
