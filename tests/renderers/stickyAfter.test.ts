import { describe, expect, it } from 'vitest';
import { stickyAfter } from '#renderers/steps/offers/totals/stickyAfter.ts';

describe('the summary of a treatment', () => {
  it.each([
    [320, 410],
    [480, 410],
    [481, 600],
    [640, 600],
    [641, 480],
    [810, 480],
    [811, 500],
    [1024, 500],
    [1025, 0],
    [1920, 0],
  ])('in a window of %d px stays in view after %d px of scrolling', (width, scrolled) => {
    expect(stickyAfter(width)).toBe(scrolled);
  });
});
