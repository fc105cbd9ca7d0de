import { expect, waitFor } from 'storybook/test';

/** Waits until an element has the focus, which it is given after it was drawn. */
export const takesFocus = (element: HTMLElement): Promise<void> =>
  waitFor(async () => {
    await expect(element).toHaveFocus();
  });
