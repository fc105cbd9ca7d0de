import { expect } from 'storybook/test';
import { AUTO_CONTINUE_MS } from '#renderers/answering/useAutoContinue.ts';

/** Waits until a step that goes on by itself would have done so, and finds that it did not. */
export async function stillNotCalled(onSubmit: unknown): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, AUTO_CONTINUE_MS * 2);
  });
  await expect(onSubmit).not.toHaveBeenCalled();
}
