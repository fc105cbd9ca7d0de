import { describe, expect, it } from 'vitest';
import { entryAddressOf } from '#app/entry/address/EntryAddress.ts';

const ID = '0123456789abcdef01234567';
const OTHER = 'fedcba987654321076543210';
const found = (path: string, returning?: boolean) => entryAddressOf(new URL(`https://portal.test${path}`), returning);

it.each([
  ['/login', { name: 'login', form: 'login', search: {} }],
  ['/get-started', { name: 'signup-no-query', form: 'signup', search: {} }],
  [
    `/product/login/${ID}`,
    { name: 'product-landing', form: 'login', landing: { kind: 'product', id: ID }, search: {} },
  ],
  [
    `/product/signup/${ID}`,
    { name: 'product-landing', form: 'signup', landing: { kind: 'product', id: ID }, search: {} },
  ],
  [
    `/product/get-started/${ID}`,
    { name: 'product-landing', form: 'signup', landing: { kind: 'product', id: ID }, search: {} },
  ],
  [
    `/campaign/login/${ID}`,
    { name: 'campaign-landing', form: 'login', landing: { kind: 'campaign', id: ID }, search: {} },
  ],
  [
    `/campaign/signup/${ID}`,
    { name: 'campaign-landing', form: 'signup', landing: { kind: 'campaign', id: ID }, search: {} },
  ],
  [
    `/campaign/get-started/${ID}`,
    { name: 'campaign-landing', form: 'signup', landing: { kind: 'campaign', id: ID }, search: {} },
  ],
  ['/request-password-reset', { name: 'request-password-reset' }],
  ['/shared-report', { name: 'shared-report' }],
  [`/verify-email/${ID}/a-Token_1`, { name: 'verify-email', user: ID, token: 'a-Token_1' }],
  [`/end-session/${ID}/a-Token_1`, { name: 'end-session', user: ID, token: 'a-Token_1' }],
  [`/reopen-account/${ID}/a-Token_1`, { name: 'reopen-account', user: ID, token: 'a-Token_1' }],
  [`/lost-step/${ID}/a-Token_1`, { name: 'lost-step', user: ID, token: 'a-Token_1' }],
  [`/keep-two-step/${ID}/a-Token_1`, { name: 'keep-two-step', user: ID, token: 'a-Token_1' }],
  [
    `/request-password-reset/${ID}/${OTHER}/a-Token_1`,
    { name: 'new-password', organization: ID, user: OTHER, token: 'a-Token_1' },
  ],
])('%s is an entry page', (path, address) => {
  expect(found(path)).toEqual({ address });
});

it.each([
  ['/', '/get-started'],
  ['/?defaultDurationSelection=3', '/get-started?defaultDurationSelection=3'],
  [`/product/${ID}`, `/product/login/${ID}`],
  [`/product/${ID}?email=a%40b.co`, `/product/login/${ID}?email=a%40b.co`],
  [`/product/nonsense/${ID}`, `/product/login/${ID}`],
  [`/product/constructor/${ID}`, `/product/login/${ID}`],
  [`/product/LOGIN/${ID}`, `/product/login/${ID}`],
  [`/campaign/${ID}`, `/campaign/login/${ID}`],
  [`/campaign/nonsense/${ID}`, `/campaign/login/${ID}`],
])('%s stands for %s', (path, redirect) => {
  expect(found(path)).toEqual({ redirect });
});

it('/ redirects patients who seem to be logged in to the dashboard', () => {
  expect(found('/', true)).toEqual({ redirect: '/dashboard/me/profile' });
  expect(found('/login', true)).toEqual(found('/login'));
});

it.each([
  '/login/',
  '/login/more',
  '/Login',
  '/signup/profile',
  '/shop',
  '/product',
  '/product/',
  '/product/login',
  '/product/login/',
  `/product/login/${ID}/more`,
  `/product/login/${ID}0`,
  `/product/login/${ID.toUpperCase()}`,
  '/product/login/0123456789abcdef0123456g',
  '/campaign',
  '/campaign/login/1',
  '/get-started/more',
  '/request-password-reset/',
  '/shared-report/',
  '/shared-report/secret',
  `/request-password-reset/${ID}`,
  `/request-password-reset/${ID}/${OTHER}`,
  `/request-password-reset/${ID}/${OTHER}/`,
  `/request-password-reset/${ID}/${OTHER}/token/more`,
  `/request-password-reset/${ID}/nobody/token`,
  '/verify-email',
  `/verify-email/${ID}`,
  `/end-session/nobody/token`,
  `/reopen-account/${ID}`,
  `/lost-step/nobody/token`,
  `/verify-email/nobody/token`,
  `/verify-email/${ID}/token/more`,
  `/verify-email/${ID}/to%20ken`,
  `/request-password-reset/nobody/${OTHER}/token`,
  `/request-password-reset/${ID}/${OTHER}/to%20ken`,
  `/request-password-reset/${ID}/${OTHER}/${'t'.repeat(129)}`,
])('%s is none', (path) => {
  expect(found(path)).toBeUndefined();
});

/** What the query of a login is taken for. */
const search = (query: string) => {
  const entry = found(`/login?${query}`);
  return entry && 'address' in entry && 'search' in entry.address ? entry.address.search : undefined;
};

describe('the query of a login', () => {
  it.each([
    ['expired=true', { expired: true }],
    [`product=${ID}`, { product: ID }],
    ['email=a%40b.co', { email: 'a@b.co' }],
    [`email=${'a'.repeat(254)}`, { email: 'a'.repeat(254) }],
    ['token=a-Token_1', { token: 'a-Token_1' }],
    [`token=${'t'.repeat(128)}`, { token: 't'.repeat(128) }],
    ['redirectPath=%2Fshop%3Fa%3D1', { redirectPath: '/shop?a=1' }],
    ['defaultDurationSelection=1', { defaultDurationSelection: 1 }],
    ['defaultDurationSelection=24', { defaultDurationSelection: 24 }],
    ['referral=spring-2026', { source: { referral: 'spring-2026' } }],
    ['affiliate=Partner_7&referral=a.b~c', { source: { affiliate: 'Partner_7', referral: 'a.b~c' } }],
    [`referral=${'r'.repeat(100)}`, { source: { referral: 'r'.repeat(100) } }],
  ])('takes %s', (query, taken) => {
    expect(search(query)).toEqual(taken);
  });

  it.each([
    'expired=1',
    'expired=false',
    'product=1',
    `product=${ID}x`,
    'email=',
    `email=${'a'.repeat(255)}`,
    'token=',
    'token=%3Cscript%3E',
    `token=${'t'.repeat(129)}`,
    'redirectPath=%2F%2Fevil.example',
    'redirectPath=shop',
    'defaultDurationSelection=0',
    'defaultDurationSelection=25',
    'defaultDurationSelection=1.5',
    'defaultDurationSelection=three',
    'referral=',
    'referral=my+doctor',
    'affiliate=ava%40example.com',
    `affiliate=${'a'.repeat(101)}`,
    'unknown=1',
    '__proto__=1',
  ])('leaves %s', (query) => {
    expect(search(query)).toEqual({});
  });
});
