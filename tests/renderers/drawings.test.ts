import { expect, it } from 'vitest';
import { drawings } from '#renderers/ui/icons/drawings.css.ts';

it.each(Object.entries(drawings))(
  'the icon %s is one path, each part of which begins at a place of its own',
  (_, path) => {
    expect(path).toMatch(/^M[-\d. ]+/);
    expect(path).not.toMatch(/NaN|undefined/);
  },
);

it('draws lines, circles, rectangles and paths as they are in the set of icons', () => {
  expect(drawings.check).toBe('M20 6 9 17l-5-5');
  expect(drawings.down).toBe('M0 0m6 9 6 6 6-6');
  expect(drawings.error).toBe('M2 12a10 10 0 0 1 20 0a10 10 0 0 1 -20 0zM12 8L12 12M12 16L12.01 16');
  expect(drawings.lock).toBe(
    'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-7a2 2 0 0 1 2 -2zM7 11V7a5 5 0 0 1 10 0v4',
  );
});
