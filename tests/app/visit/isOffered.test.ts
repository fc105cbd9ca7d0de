import { expect, it } from 'vitest';
import { isOffered } from '#app/visit/flow/isOffered.ts';

const one = { product_defaults: ['main', 'other'], product_addons: ['addon'], bundle_support: false };
const bundle = { ...one, bundle_support: true };

const chosen = (...ids: readonly string[]) => ids.map((_id) => ({ _id }));

it.each([
  ['one of its products', one, chosen('main'), true],
  ['one of its products with an add-on', one, chosen('other', 'addon'), true],
  ['all of a bundle', bundle, chosen('main', 'other'), true],
  ['nothing', one, chosen(), false],
  ['a product that is gone', one, chosen('gone'), false],
  ['an add-on that is gone', one, chosen('main', 'gone'), false],
  ['an add-on alone', one, chosen('addon'), false],
  ['a part of a bundle', bundle, chosen('main'), false],
  ['a bundle that is none any more', one, chosen('main', 'other'), false],
])('of %s a visit says whether it is offered', (_, selling, products, offered) => {
  expect(isOffered(selling, products)).toBe(offered);
});
