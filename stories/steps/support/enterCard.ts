import { userEvent, type within } from 'storybook/test';

/** Enters a demo card in the sandbox's card fields, once they are there. */
export async function enterCard(
  canvas: ReturnType<typeof within>,
  number = '4242424242424242',
  expiry = '1231',
  cvc = '123',
): Promise<void> {
  await userEvent.type(await canvas.findByLabelText('Card number'), number);
  await userEvent.type(canvas.getByLabelText('Expiration date'), expiry);
  await userEvent.type(canvas.getByLabelText('Security code'), cvc);
}
