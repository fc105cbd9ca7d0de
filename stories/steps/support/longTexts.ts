import { expect } from 'storybook/test';

const MORE =
  'and whatever else has to be said about hydroxymethylglutaryl-coenzyme or the like, so that nobody is left in doubt';

/**
 * Settings for a story that makes every text of its step very long, on the narrowest phone, and checks that all of it
 * fits on the page.
 */
export const longTexts = {
  args: { copy: (text: string) => `${text} ${MORE}` },
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
