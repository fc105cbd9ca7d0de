import { expect, userEvent, type within } from 'storybook/test';

/** The button of a step whose answer could not be saved says so, and sends the answer again. */
export async function triesAgain(
  canvas: Pick<ReturnType<typeof within>, 'getByRole'>,
  onSubmit: (answer: never) => void,
  answer: unknown,
): Promise<void> {
  await userEvent.click(canvas.getByRole('button', { name: 'Error. Try Again' }));
  await expect(onSubmit).toHaveBeenCalledWith(answer);
}
