import { describe, expect, it } from 'vitest';
import { shortened } from '#renderers/words/shortened.ts';

describe('a text that is shortened', () => {
  it('stays as it is up to the limit', () => {
    expect(shortened('one two', 7)).toBe('one two');
  });

  it.each([
    ['one two three', 9, 'one two…'],
    ['one two three', 7, 'one two…'],
    ['one, two', 6, 'one…'],
    ['unbreakable', 4, 'unbr…'],
  ])('%j at %d reads %j', (text, max, short) => {
    expect(shortened(text, max)).toBe(short);
  });
});
