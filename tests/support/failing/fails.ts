import { expect, it } from 'vitest';

it('fails', () => {
  expect('right').toBe('wrong');
});
