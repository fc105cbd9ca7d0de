import { expect } from 'storybook/test';

const MORE =
  'and whatever else has to be said about hydroxymethylglutaryl-coenzyme or the like, so that nobody is left in doubt';

/** What a story adds that shows every text of its step at length, on the narrowest phone: all of it stays on the page. */
export const longTexts = {
  args: { copy: (text: string) => `${text} ${MORE}` },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
