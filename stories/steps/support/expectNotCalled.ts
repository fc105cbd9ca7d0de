import { expect } from 'storybook/test';
import { AUTO_CONTINUE_MS } from '#renderers/answering/useAutoContinue.ts';

/** Waits for longer than a step takes to continue automatically, and expects that it has not. */
export async function expectNotCalled(onSubmit: unknown): Promise<void> {
  await new Promise((resolve) => {
    setTimeout(resolve, AUTO_CONTINUE_MS * 2);
  });
  await expect(onSubmit).not.toHaveBeenCalled();
}
