import { expect, it } from 'vitest';
import { circleOf } from '../../app/loadOrderPlugin.ts';

it('names the files of a circle, however they are reached', () => {
  const imports = new Map([
    ['page', ['shared', 'answers']],
    ['shared', []],
    ['answers', ['shared', 'visit']],
    ['visit', ['forms']],
    ['forms', ['answers']],
  ]);
  expect(circleOf(imports)).toEqual(['answers', 'visit', 'forms', 'answers']);
});

it('is content with files that several others import', () => {
  const imports = new Map([
    ['page', ['answers', 'visit']],
    ['visit', ['answers', 'shared']],
    ['answers', ['shared']],
    ['shared', ['from elsewhere']],
  ]);
  expect(circleOf(imports)).toBeUndefined();
});
