import { expect, it } from 'vitest';
import { hrefOf } from '#app/entry/address/hrefOf.ts';

const ID = '0123456789abcdef01234567';
const plain = { name: 'login', form: 'login', search: {} } as const;
const landing = { ...plain, name: 'product-landing', landing: { kind: 'product', id: ID } } as const;
const campaign = { ...plain, name: 'campaign-landing', landing: { kind: 'campaign', id: ID } } as const;

it.each([
  [plain, 'login', '/login'],
  [plain, 'signup', '/get-started'],
  [landing, 'login', `/product/login/${ID}`],
  [landing, 'signup', `/product/signup/${ID}`],
  [campaign, 'signup', `/campaign/signup/${ID}`],
] as const)('%j leads to %s at %s', (address, form, href) => {
  expect(hrefOf(address, form)).toBe(href);
});

it("keeps the patient's destination, and drops parameters of a single form", () => {
  const search = {
    expired: true,
    email: 'a@b.co',
    token: 't',
    product: ID,
    redirectPath: '/shop?a=1&b=2',
    defaultDurationSelection: 3,
    source: { referral: 'spring-2026', affiliate: 'Partner_7' },
  } as const;
  const kept = `product=${ID}&redirectPath=%2Fshop%3Fa%3D1%26b%3D2&defaultDurationSelection=3&referral=spring-2026&affiliate=Partner_7`;
  expect(hrefOf({ ...plain, search }, 'signup')).toBe(`/get-started?${kept}`);
  expect(hrefOf({ ...landing, search }, 'login')).toBe(`/product/login/${ID}?${kept}`);
});
