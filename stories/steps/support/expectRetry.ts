import { expect, userEvent, type within } from 'storybook/test';

/** Expects that the button shows a failed save, and that pressing it sends the answer again. */
export async function expectRetry(
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>,
  onSubmit: (answer: never) => void,
  answer: unknown,
): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Error. Try Again' }));
  await expect(onSubmit).toHaveBeenCalledWith(answer);
}
