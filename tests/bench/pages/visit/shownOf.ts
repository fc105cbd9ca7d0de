import type { Page } from 'playwright-core';

/** The question on screen, in words: its heading, and the labels of its options. */
export const shownOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [
      document.querySelector('h1'),
      ...document.querySelectorAll('[data-step] label:has(input:is([type="radio"], [type="checkbox"]))'),
    ]
      .map((element) => element?.textContent?.trim() ?? '')
      .join(' | '),
  );
