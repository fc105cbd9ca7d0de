import { expect, it } from 'vitest';
import { routeAfterAuth } from '#app/entry/auth/routeAfterAuth.ts';

const product = {
  medication: { _id: 'm', type: 'medication', intake_template: 'i' },
  coaching: { _id: 'c', type: 'coaching_membership', intake_template: 'j' },
  lab: { _id: 'l', type: 'lab', intake_template: null },
  'lab with a visit': { _id: 'l', type: 'lab', intake_template: 'i' },
  supplement: { _id: 's', type: 'supplement', intake_template: null },
  'supplement with a visit': { _id: 's', type: 'supplement', intake_template: 'i' },
  'medication without a visit': { _id: 'm', type: 'medication', intake_template: null },
  'coaching without a visit': { _id: 'c', type: 'coaching_membership', intake_template: null },
  'no product': undefined,
} as const;

const SHOP = '/shop?from=1';
const VISIT = '/start-visit/t';
const PRODUCT_VISIT = '/start/t/p/x';

it.each([
  ['login', 'no product', undefined, '/dashboard/u/profile'],
  ['login', 'no product', SHOP, SHOP],
  ['login', 'no product', VISIT, VISIT],
  ['login', 'medication', undefined, '/start/i/p/m?referrer=shop'],
  ['login', 'medication', SHOP, SHOP],
  ['login', 'medication without a visit', undefined, '/dashboard/u/profile'],
  ['login', 'coaching', undefined, '/start/j/p/c?referrer=shop'],
  ['login', 'coaching', SHOP, SHOP],
  ['login', 'coaching without a visit', undefined, '/dashboard/u/profile'],
  ['login', 'lab', undefined, '/signup/lab-visit'],
  ['login', 'lab', SHOP, SHOP],
  ['login', 'lab with a visit', undefined, '/signup/lab-visit'],
  ['login', 'supplement', undefined, '/signup/protocol-preference/s'],
  ['login', 'supplement', SHOP, SHOP],
  ['login', 'supplement with a visit', undefined, '/signup/protocol-preference/s'],
  ['signup', 'no product', undefined, '/signup/profile'],
  ['signup', 'no product', SHOP, '/signup/profile'],
  ['signup', 'no product', VISIT, VISIT],
  ['signup', 'no product', PRODUCT_VISIT, PRODUCT_VISIT],
  ['signup', 'no product', '/starting/t', '/signup/profile'],
  ['signup', 'no product', '/shop/start/t', '/signup/profile'],
  ['signup', 'medication', undefined, '/start/i/p/m?referrer=shop'],
  ['signup', 'medication', SHOP, '/start/i/p/m?referrer=shop'],
  ['signup', 'medication', VISIT, '/start/i/p/m?referrer=shop'],
  ['signup', 'medication without a visit', undefined, '/signup/profile'],
  ['signup', 'medication without a visit', VISIT, VISIT],
  ['signup', 'coaching', undefined, '/start/j/p/c?referrer=shop'],
  ['signup', 'coaching', SHOP, '/start/j/p/c?referrer=shop'],
  ['signup', 'coaching without a visit', undefined, '/signup/profile'],
  ['signup', 'lab', undefined, '/signup/profile/l'],
  ['signup', 'lab', VISIT, '/signup/profile/l'],
  ['signup', 'lab with a visit', undefined, '/signup/profile/l'],
  ['signup', 'supplement', undefined, '/signup/profile/s'],
  ['signup', 'supplement', SHOP, '/signup/profile/s'],
  ['signup', 'supplement with a visit', undefined, '/signup/profile/s'],
] as const)('a %s with %s and redirectPath %s leads to %s', (form, which, redirectPath, path) => {
  expect(routeAfterAuth({ form, userId: 'u', redirectPath, product: product[which] })).toBe(path);
});
