import { screen, waitFor } from '@testing-library/dom';
import { describe, expect, it } from 'vitest';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { isFull } from '../../support/full.ts';
import { away } from '../../support/page/pageCalls.ts';
import { pageFixture } from '../../support/page/pageFixture.ts';
import { mailedLinkAt } from '../../support/portal/mailedLinkAt.ts';
import { logOut } from '../../support/steps/accountPageSteps.ts';
import { fill } from '../../support/steps/buyingSteps.ts';
import { expectNothingKept, field, follow, leftFor, logIn, submit } from '../../support/steps/entryPageSteps.ts';
import { organizationAt, readPublic } from '../../support/steps/entrySteps.ts';

const fixture = pageFixture();

const WRONG =
  "The password or email you've entered was wrong. If you are having trouble logging in, please select Forgot Password below.";
const LOCKED = 'Too many attempts to log in. Please wait 15 minutes and try again.';
const AGAIN = 'Please login again to continue.';
const dashboard = /^\/dashboard\/[0-9a-f]{24}\/profile$/;
const visit = /^\/start\/[0-9a-f]{24}\/p\/[0-9a-f]{24}\?referrer=shop$/;

const alert = async () => (await screen.findByRole('alert')).textContent;
const logins = () => fixture.calls.calls.filter(({ method, path }) => method === 'POST' && path.startsWith('/login/'));

const destinations = [
  ['/login', dashboard],
  ['/login?redirectPath=%2Fshop%3Fa%3D1%23b', '/shop?a=1#b'],
  ['/login?product={generic-rapamycin}', visit],
  ['/product/login/{longevity-panel}', '/signup/lab-visit'],
  ['/campaign/login/{know-your-numbers}', '/signup/lab-visit'],
  ...(isFull
    ? ([
        ['/login?redirectPath=%2F%2Fevil.example', dashboard],
        ['/product/login/{generic-rapamycin}', visit],
        ['/product/login/{generic-rapamycin}?redirectPath=%2Fshop', '/shop'],
        ['/product/login/{longevity-coaching}', visit],
        ['/product/login/{nad-supplement}', /^\/signup\/protocol-preference\/[0-9a-f]{24}$/],
        ['/campaign/login/{rapamycin-start}', visit],
        ['/product/login/0123456789abcdef01234567', dashboard],
      ] as const)
    : []),
] as const;

describe('a login', () => {
  it.each(destinations)('at %s leads on', async (path, to) => {
    const { product, campaign } = await organizationAt(fixture.url);
    const idOf = path.startsWith('/campaign') ? campaign : product;
    const { user } = await fixture.visit(path.replace(/\{(.*)\}/, (_, slug: string) => idOf(slug)));
    await logIn(user, (await fixture.like('gus')).email);
    await follow(fixture, to);
    await screen.findByRole('heading', { level: 1 });
    expectNothingKept();
    fixture.noComplaints();
  });

  it('begins the visit of the product that the patient came for', async () => {
    const { product } = await organizationAt(fixture.url);
    const { user } = await fixture.visit(`/product/login/${product('generic-rapamycin')}`);
    await logIn(user, (await fixture.like('gus')).email);
    await follow(fixture, visit);
    await follow(fixture, /^\/consultation\/hiw\/[0-9a-f]{24}\/[0-9a-f]{24}\/question\/none\?referrer=shop$/);
    await screen.findByRole('heading', { level: 1, name: "Let's get started on your visit" });
    fixture.noComplaints();
  });

  it('leads to the page that it was asked for at', async () => {
    const { user } = await fixture.visit('/shop?type=lab');
    await follow(fixture, '/login?redirectPath=%2Fshop%3Ftype%3Dlab');
    await logIn(user, (await fixture.like('dora')).email);
    await follow(fixture, '/shop?type=lab');
    await screen.findByRole('heading', { level: 1, name: 'Our Products' });
    fixture.noComplaints();
  });

  it('remembers the lab test and the plan that the patient prefers in this tab', async () => {
    const { product } = await organizationAt(fixture.url);
    const { user } = await fixture.visit(`/product/login/${product('longevity-panel')}?defaultDurationSelection=3`);
    await logIn(user, (await fixture.like('gus')).email);
    await leftFor(fixture, '/signup/lab-visit');
    expect(sessionStorage.getItem('defaultDurationSelection')).toBe('3');
    expect(JSON.parse(sessionStorage.getItem('signup_product') ?? '')).toEqual({
      productTemplate: product('longevity-panel'),
      type: 'lab',
      referrer: 'shop',
    });
    expect(localStorage).toHaveLength(0);
  });

  it('is over with the logout', async () => {
    const { user } = await fixture.visit('/login');
    await logIn(user, (await fixture.like('dora')).email);
    await follow(fixture, dashboard);
    await screen.findByRole('heading', { level: 1, name: 'Hi, Dora' });
    const home = location.pathname;
    await logOut(user);
    await leftFor(fixture, '/login');
    await fixture.load(home);
    await leftFor(fixture, `/login?redirectPath=${encodeURIComponent(home)}`);
    expectNothingKept();
  });
});

it('between the forms nothing of what the patient came for is lost', async () => {
  const { product } = await organizationAt(fixture.url);
  const id = product('nad-supplement');
  const { user } = await fixture.visit(`/product/login/${id}?defaultDurationSelection=3&email=a%40b.co`);
  expect((await field('Email')).value).toBe('a@b.co');
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await follow(fixture, `/product/signup/${id}?defaultDurationSelection=3`);
  const sold = await readPublic<ProductTemplate>(fixture.url, `/v2/products/${id}/public`);
  await screen.findByRole('heading', { level: 1, name: sold.name });
  await user.click(screen.getByRole('link', { name: 'Log in' }));
  await follow(fixture, `/product/login/${id}?defaultDurationSelection=3`);
  await fixture.load(`/login?product=${id}`);
  await screen.findByText(AGAIN);
  await user.click(await screen.findByRole('link', { name: 'Create an account' }));
  await leftFor(fixture, `/get-started?product=${id}`);
  fixture.noComplaints();
});

describe('the form', () => {
  it('says what is wrong with an entry, with focus on the first one, and sends nothing', async () => {
    const { user } = await fixture.visit('/login');
    await field('Email');
    await user.click(submit());
    await screen.findByText('Please enter a valid email address.');
    expect(screen.getByText('Please enter your password.')).toBeDefined();
    expect(document.activeElement).toBe(await field('Email'));
    await logIn(user, 'a@b.co', 'short');
    await screen.findByText('Password must be at least 6 characters long.');
    expect(document.activeElement).toBe(await field('Password'));
    expect(logins()).toEqual([]);
    fixture.noComplaints();
  });

  it('says that a password is wrong, keeps the address, and is sent again', async () => {
    const { user } = await fixture.visit('/login');
    const { email: address, organization } = await fixture.like('dora');
    const typed = `  ${address.toUpperCase()} `;
    await logIn(user, typed, 'not-the-password');
    expect(await alert()).toContain(WRONG);
    expect((await field('Email')).value.trim()).toBe(typed.trim());
    expect(logins()).toMatchObject([
      { path: `/login/${organization}`, body: { email: address, password: 'not-the-password' }, status: 401 },
    ]);
    expect(submit().textContent).toBe('Log in');
    const forgotten = screen.getByRole('link', { name: 'Forgot Password' });
    expect(forgotten.getAttribute('href')).toBe('/request-password-reset');
    await fill(user, 'Password', 'Portal123');
    await user.click(submit());
    await leftFor(fixture, dashboard);
  });

  it('is sent once however often its button is pressed', async () => {
    const { user } = await fixture.visit('/login');
    const release = fixture.calls.hold('POST /login');
    await logIn(user, (await fixture.like('dora')).email);
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBe('true'));
    await user.click(submit());
    await user.type(await field('Password'), '{Enter}');
    release();
    await leftFor(fixture, dashboard);
    expect(logins()).toHaveLength(1);
    expect(submit().getAttribute('aria-busy')).toBe('true');
  });

  it('stays as it is where the server or the network is down, and is sent at the next press', async () => {
    const { email: address } = await fixture.like('dora');
    const { user } = await fixture.visit('/login');
    fixture.calls.answer('POST /login', () => new Response('down', { status: 500 }), 1);
    await logIn(user, address);
    await screen.findByRole('button', { name: 'Connection Error' });
    await screen.findByRole('alert');
    fixture.calls.answer('POST /login', away, 1);
    await user.click(submit());
    await screen.findByText('Network error, please try again later.');
    expect([(await field('Email')).value, (await field('Password')).value]).toEqual([address, 'Portal123']);
    await user.click(screen.getByRole('button', { name: 'Connection Error' }));
    await leftFor(fixture, dashboard);
  });

  it('greets patients who were sent to it with the reason and the address', async () => {
    await fixture.visit('/login?expired=true&email=dora%40example.com');
    await screen.findByText(AGAIN);
    expect((await field('Email')).value).toBe('dora@example.com');
    await fixture.load('/login');
    await field('Email');
    expect(screen.queryByText(AGAIN)).toBeNull();
    fixture.noComplaints();
  });
});

it('an account is locked after six failures, and a new password unlocks it', async () => {
  const { email: address } = await fixture.like('eli');
  const { user } = await fixture.visit('/login');
  for (let failure = 1; failure <= 6; failure += 1) {
    await logIn(user, address, `wrong-${failure}`);
    await waitFor(() => expect(logins().map(({ status }) => status)).toEqual(Array(failure).fill(401)));
    await waitFor(() => expect(submit().getAttribute('aria-busy')).toBeNull());
  }
  await logIn(user, address);
  await screen.findByText(LOCKED);
  await user.click(screen.getByRole('link', { name: 'Forgot Password' }));
  await follow(fixture, '/request-password-reset');
  const before = await mailedLinkAt(fixture.url, address);
  fixture.turnClock(1);
  await fill(user, 'Email', address.toUpperCase());
  await user.click(submit());
  await screen.findByText('Please check your email for instructions on how to reset your password.');
  await fixture.load(new URL(await mailedLinkAt(fixture.url, address, before)).pathname);
  await fill(user, 'New password', 'unlocked-1');
  await fill(user, 'Confirm password', 'unlocked-1');
  await user.click(submit());
  await follow(fixture, '/login');
  await logIn(user, address, 'unlocked-1');
  await leftFor(fixture, dashboard);
  fixture.noComplaints();
});
