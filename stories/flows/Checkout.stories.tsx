import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { EffectError } from '#engine/effects/EffectError.ts';
import { checkoutPorts, kept } from '../steps/support/checkoutStory.tsx';
import { CheckoutStory } from './CheckoutStory.tsx';

const address = {
  'patient.shipping_info.first_name': 'Demo',
  'patient.shipping_info.last_name': 'Patient',
  'patient.shipping_info.street_address': '12 Harbor Street',
  'patient.shipping_info.city': 'Oakland',
  'patient.shipping_info.state': 'CA',
  'patient.shipping_info.zip_code': '94607',
  'patient.shipping_info.country': 'us',
  'patient.shipping_info.phone_number': '5105550147',
};
const withCard = { 'patient.stripe_id': 'cus_story', 'patient.has_card_source': true };

const meta = {
  title: 'Flows/Checkout',
  component: CheckoutStory,
  args: {
    facts: { ...address, ...withCard, 'intake.type': 'medication' },
    ports: checkoutPorts({ payments: kept }),
  },
} satisfies Meta<typeof CheckoutStory>;

export default meta;
type Story = StoryObj<typeof meta>;

const submit = async (root: HTMLElement) => {
  const button = await within(root).findByRole('button', { name: /Submit order|Try Again/ });
  await userEvent.click(button);
};

export const SavedAddressAndCard: Story = {
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect(await within(canvasElement).findByText('The visit is complete')).toBeVisible();
  },
};

/** Another tab has paid for the visit in the meantime. */
export const AlreadyPaid: Story = {
  args: {
    effects: () => ({
      completeIntake: () =>
        Promise.reject(
          new EffectError({
            code: 'WrongIntakeState',
            message: 'This intake has already been paid.',
            note: 'The amount is reserved on your card.',
          }),
        ),
    }),
  },
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    const root = within(canvasElement);
    await expect((await root.findAllByText('This intake has already been paid.'))[0]).toBeInTheDocument();
    await expect((await root.findAllByText('The amount is reserved on your card.'))[0]).toBeInTheDocument();
    await expect(root.getByRole('button', { name: 'Error. Try Again.' })).toBeVisible();
  },
};

/** The account has lost its card since the screen was opened. */
export const CardGone: Story = {
  args: { effects: () => ({ refreshUser: () => Promise.resolve({ 'patient.has_card_source': false }) }) },
  play: async ({ canvasElement }) => {
    await submit(canvasElement);
    await expect((await within(canvasElement).findAllByText('Error. Please, contact support.'))[0]).toBeInTheDocument();
  },
};
