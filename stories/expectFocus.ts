import { expect, waitFor } from 'storybook/test';

/** Waits until an element has focus; focus moves after the element is rendered. */
export const expectFocus = (element: HTMLElement): Promise<void> =>
  waitFor(async () => {
    await expect(element).toHaveFocus();
  });
