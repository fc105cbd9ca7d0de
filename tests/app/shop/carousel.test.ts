import { expect, it } from 'vitest';
import { directionOf, slidesTurned } from '#app/dashboard/shop/banners/swipe.ts';
import { wrapped } from '#app/dashboard/shop/banners/motion.ts';

it.each([
  [{ x: 10, y: 0 }, undefined],
  [{ x: 0, y: -10 }, undefined],
  [{ x: 11, y: 3 }, 'across'],
  [{ x: -11, y: 10 }, 'across'],
  [{ x: 3, y: 11 }, 'along'],
  [{ x: 11, y: 11 }, 'along'],
] as const)('a finger that has moved by %j goes %s', (movement, direction) => {
  expect(directionOf(movement)).toBe(direction);
});

it.each([
  [50, 0],
  [51, -1],
  [-50, 0],
  [-51, 1],
])('a swipe of %d pixels turns by %d slides', (x, by) => {
  expect(slidesTurned(x)).toBe(by);
});

it.each([
  [3, 3, 0],
  [-1, 3, 2],
  [1, 3, 1],
  [0, 1, 0],
])('slide %d of %d is slide %d', (index, count, shown) => {
  expect(wrapped(index, count)).toBe(shown);
});
