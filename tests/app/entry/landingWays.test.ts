import { expect, it } from 'vitest';
import { shopPath } from '#app/entry/landing/shopPath.ts';
import { wayOn } from '#app/entry/landing/wayOn.ts';

it.each([
  ['/shop?type=lab&page=2', '/shop?type=lab&page=2'],
  ['/shop', '/shop'],
  [undefined, '/shop'],
  ['/dashboard/me/profile', '/shop'],
  ['/shopping', '/shop'],
])('the way back from %s is %s', (from, path) => {
  expect(shopPath(from)).toBe(path);
});

it.each([
  ['lab', null, 'Purchase'],
  ['supplement', null, 'Purchase'],
  ['medication', 'a'.repeat(24), 'Start Visit'],
  ['coaching_membership', 'a'.repeat(24), 'Start Visit'],
  ['medication', null, undefined],
] as const)('a %s of the visit %s is got by %s', (type, intake, action) => {
  expect(wayOn({ _id: 'b'.repeat(24), type, intake_template: intake }).action).toBe(action);
});
