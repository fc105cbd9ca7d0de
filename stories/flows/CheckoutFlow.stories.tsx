import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { EffectError } from '#engine/effects/EffectError.ts';
import { cardEntry, checkoutPorts, kept, withPorts } from '../steps/support/checkoutStory.tsx';
import { enterCard } from '../steps/support/enterCard.ts';
import { lostConnection } from '../storyFlow.ts';
import { CheckoutStory } from './CheckoutStory.tsx';
import { purchaseEffects } from './purchaseEffects.ts';

const shipping = {
  'patient.shipping_info.first_name': 'Gus',
  'patient.shipping_info.last_name': 'Miller',
  'patient.shipping_info.street_address': '12 Main St',
  'patient.shipping_info.city': 'Austin',
  'patient.shipping_info.state': 'TX',
  'patient.shipping_info.zip_code': '78701',
  'patient.shipping_info.country': 'us',
  'patient.shipping_info.phone_number': '5551234567',
};

const meta = {
  title: 'flows/CheckoutFlow',
  component: CheckoutStory,
  decorators: [withPorts()],
  args: { facts: { ...shipping, 'intake.type': 'medication' }, ports: checkoutPorts() },
  render: (args) => (
    <StrictMode>
      <CheckoutStory {...args} />
    </StrictMode>
  ),
} satisfies Meta<typeof CheckoutStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));

const saveAnswer = fn(purchaseEffects.saveAnswer);

export const AnAddressIsSavedBeforeTheOrder: Story = {
  args: {
    facts: { 'intake.type': 'medication', 'patient.has_card_source': true },
    ports: checkoutPorts({ payments: kept }),
    effects: () => ({ saveAnswer }),
  },
  play: async ({ canvas }) => {
    saveAnswer.mockClear();
    await userEvent.type(await canvas.findByLabelText('First name'), 'Gus');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Miller');
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Street address' }), '12 Main St');
    await userEvent.type(canvas.getByLabelText('City'), 'Austin');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Texas');
    await userEvent.type(canvas.getByLabelText('Zip code'), '78701');
    await userEvent.type(canvas.getByLabelText('Phone number'), '5551234567');
    await userEvent.type(canvas.getByLabelText(/Mobile number/), '5559876543');
    await press(canvas, 'Next');
    await expect(await canvas.findByText('Austin, TX 78701')).toBeVisible();
    await expect(saveAnswer).toHaveBeenCalledTimes(1);
    await userEvent.click(canvas.getByRole('button', { name: /^Edit: Where/ }));
    await expect(canvas.queryByLabelText(/Mobile number/)).toBeNull();
    await press(canvas, 'Cancel');
    await press(canvas, 'Submit order');
    await expect(await canvas.findByText('The visit is complete')).toBeVisible();
  },
};

/** A payment provider that declines the first card. */
function decliningOnce() {
  let declined = false;
  return async () => {
    await cardEntry.tokenize();
    if (declined) return { 'patient.stripe_id': 'cus_story', 'patient.has_card_source': true };
    declined = true;
    throw new EffectError({
      code: 'CardDeclined',
      message: 'Your card was declined.',
      note: 'Your card was not charged.',
    });
  };
}

export const ADeclinedCardLeavesTheOrderOpen: Story = {
  args: { effects: () => ({ createCardAccount: decliningOnce() }) },
  play: async ({ canvas }) => {
    await enterCard(canvas);
    await press(canvas, 'Submit order');
    await expect(await canvas.findByText('Your card was declined.')).toBeVisible();
    await expect(canvas.getByText('Your card was not charged.')).toBeVisible();
    await expect(canvas.getByText('Austin, TX 78701')).toBeVisible();
    const number = canvas.getByLabelText('Card number');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await userEvent.clear(number);
    await userEvent.type(number, '4242424242424242');
    await press(canvas, 'Error. Try Again.');
    await expect(await canvas.findByText('The visit is complete')).toBeVisible();
  },
};

export const AnAddressThatIsNotSavedStaysOnScreen: Story = {
  args: {
    facts: { ...shipping, 'intake.type': 'medication', 'patient.has_card_source': true },
    ports: checkoutPorts({ payments: kept }),
    effects: () => ({ saveAnswer: lostConnection() }),
  },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit: Where/ }));
    const city = canvas.getByLabelText('City');
    await userEvent.clear(city);
    await userEvent.type(city, 'Houston');
    await press(canvas, 'Next');
    await expect(await canvas.findByText('Not saved yet')).toBeVisible();
    await expect(canvas.getByLabelText('City')).toHaveValue('Houston');
    await expect(canvas.getByRole('button', { name: 'Submit order' })).toBeVisible();
    window.dispatchEvent(new Event('online'));
    await expect(await canvas.findByText('Houston, TX 78701')).toBeVisible();
  },
};
