import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { CardFields } from '#app/checkout/card/CardFields.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { cardEntry, onCheckoutPage, withPorts } from './support/checkoutStory.tsx';

const meta = {
  title: 'steps/CardFields',
  component: CardFields,
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
    onCheckoutPage,
    withPorts(),
  ],
  args: { entry: cardEntry, busy: false, onChange: fn() },
} satisfies Meta<typeof CardFields>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function enter(canvas: Canvas, number: string, expiry: string, cvc: string) {
  await userEvent.type(await canvas.findByLabelText('Card number'), number);
  await userEvent.type(canvas.getByLabelText('Expiration date'), expiry);
  await userEvent.type(canvas.getByLabelText('Security code'), cvc);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Card number')).toHaveValue('');
    // The fields are visible before the form can create a token.
    await waitFor(() => expect(cardEntry.tokenize()).rejects.toThrow('Your card number is incomplete.'));
    await expect(canvas.getByLabelText('Card number')).toBeInvalid();
  },
};

export const Complete: Story = {
  render: (args) => (
    <StrictMode>
      <CardFields {...args} />
    </StrictMode>
  ),
  play: async ({ canvas, args }) => {
    await enter(canvas, '4242424242424242', '12/31', '123');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ complete: true, error: undefined }));
    await expect(await cardEntry.tokenize()).toMatch(/^tok_visa_4242_122031_[0-9a-f]{8}$/);
  },
};

export const Incomplete: Story = {
  play: async ({ canvas, args }) => {
    await enter(canvas, '4242424242424242', '12', '1');
    await userEvent.tab();
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith({
        complete: false,
        error: "Your card's expiration date is incomplete.",
      }),
    );
  },
};

export const Sending: Story = {
  args: { busy: true },
  play: async ({ canvas }) => {
    const number = await canvas.findByLabelText('Card number');
    await waitFor(() => expect(number).toHaveAttribute('readonly'));
  },
};
