import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import checkoutSteps from '#flows/checkout/checkout.steps.json';
import { exampleCard } from '../exampleCard.ts';
import {
  address,
  CheckoutHarness,
  checkoutOf,
  DecliningCheckout,
  kept,
  onCheckoutPage,
  withPorts,
} from './support/checkoutStory.tsx';
import { exampleCart, exampleSelected } from '../exampleCart.ts';
import { exampleOffers } from '../exampleOffers.ts';
import { enterCard } from './support/enterCard.ts';
import { expectNotCalled } from './support/expectNotCalled.ts';
import { context } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';

const meta = {
  title: 'steps/CheckoutStep',
  component: CheckoutHarness,
  decorators: [onCheckoutPage],
  args: { ...context, step: checkoutOf(checkoutSteps), answer: address },
} satisfies Meta<typeof CheckoutHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const submitOf = (canvas: Canvas, name = 'Submit order') => canvas.findByRole('button', { name });

export const Unanswered: Story = {
  args: { answer: undefined },
  decorators: [withPorts()],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Where should we send your medication?');
    const submit = await submitOf(canvas);
    await expect(submit).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(submit);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText('First name')).toHaveAccessibleDescription('Enter your first name.');
    await expect(canvas.getByLabelText('First name')).toHaveFocus();
    await expect(canvas.getByLabelText('State')).toHaveAccessibleDescription('Please enter your state.');
    await expect(canvas.getByLabelText('Zip code')).toHaveAccessibleDescription('Please enter a valid zip code.');
    await expect(canvas.getByLabelText(/Apt/)).toBeValid();
    await expect(canvas.getByText('United States')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('First name'), 'Gus');
    await userEvent.type(canvas.getByLabelText('Last name'), 'Miller');
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Street address' }), '1 Long Road');
    await userEvent.type(canvas.getByLabelText('City'), 'Austin');
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Texas');
    await userEvent.type(canvas.getByLabelText('Zip code'), '78701');
    await userEvent.type(canvas.getByLabelText('Phone number'), '5551234567');
    await expect(canvas.getByLabelText('Phone number')).toHaveValue('(555) 123-4567');
    await expect(submit).toHaveAccessibleDescription('Please complete your card details.');
    await enterCard(canvas);
    await expect(submit).not.toHaveAttribute('aria-disabled');
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({
      'first-name': 'Gus',
      'last-name': 'Miller',
      'street-address': '1 Long Road',
      city: 'Austin',
      state: 'TX',
      'zip-code': '78701',
      country: 'us',
      'phone-number': '5551234567',
      payment: 'new',
    });
  },
};

export const Answered: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Gus Miller')).toBeVisible();
    await expect(canvas.getByText('12 Main St, Apt 4')).toBeVisible();
    await expect(canvas.getByText('Phone number: (555) 123-4567')).toBeVisible();
    await expect(canvas.queryByLabelText('First name')).toBeNull();
    await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
    await userEvent.click(await submitOf(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...address, payment: 'saved' });
  },
};

export const ChangingTheCard: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit: Payment Information' }));
    const submit = await submitOf(canvas);
    await expect(submit).toHaveAccessibleDescription('Please complete your card details.');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
    await expect(submit).not.toHaveAttribute('aria-disabled');
    await userEvent.click(canvas.getByRole('button', { name: 'Edit: Payment Information' }));
    await enterCard(canvas);
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...address, payment: 'new' });
  },
};

export const ExpiredCard: Story = {
  decorators: [
    withPorts({ payments: { card: { ...exampleCard, exp_year: 2024, exp: '12/2024' }, cardIsValid: false } }),
  ],
  play: async ({ canvas, args }) => {
    const submit = await submitOf(canvas);
    await expect(submit).toHaveAccessibleDescription('This card has expired. Please enter another card.');
    await userEvent.click(submit);
    await expectNotCalled(args.onSubmit);
  },
};

export const CardRefusedByTheProvider: Story = {
  decorators: [withPorts()],
  play: async ({ canvas }) => {
    const number = await canvas.findByLabelText('Card number');
    await userEvent.type(number, '4242424242424241');
    await expect(await canvas.findByText('Your card number is invalid.')).toBeVisible();
    await expect(number).toBeInvalid();
    await userEvent.clear(number);
    await userEvent.click(number);
    await userEvent.paste('4242-4242-4242-4242');
    await expect(number).toHaveValue('4242 4242 4242 4242');
    await userEvent.type(canvas.getByLabelText('Expiration date'), '0120');
    await expect(await canvas.findByText("Your card's expiration date is in the past.")).toBeVisible();
    await expect(await submitOf(canvas)).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Saving: Story = {
  args: { busy: true },
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas, args }) => {
    const submit = await submitOf(canvas, 'Submitting...');
    await userEvent.dblClick(submit);
    await expectNotCalled(args.onSubmit);
  },
};

const declined = {
  code: 'CardDeclined',
  message: 'Your card was declined.',
  note: 'Your card was not charged.',
};

export const SaveFailed: Story = {
  args: { failed: true, problem: declined },
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas, args }) => {
    const alert = await canvas.findByText('Your card was declined.');
    await expect(alert.closest('[role="alert"]')).toHaveTextContent('Your card was not charged.');
    await userEvent.click(await submitOf(canvas, 'Error. Try Again.'));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...address, payment: 'saved' });
  },
};

export const FailedWithoutAMessage: Story = {
  args: { failed: true, problem: { ...declined, message: '', note: undefined } },
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas }) => {
    await expect(await submitOf(canvas, 'Error. Try Again.')).toBeVisible();
  },
};

export const ARefusedCardStaysToBeCorrected: Story = {
  decorators: [withPorts()],
  render: (args) => <DecliningCheckout {...args} />,
  play: async ({ canvas, args }) => {
    await enterCard(canvas);
    await userEvent.click(await submitOf(canvas));
    const again = await submitOf(canvas, 'Error. Try Again.');
    const payment = within(canvas.getByRole('region', { name: 'Payment Information' }));
    const alert = payment.getByText('Your card was declined.').closest('[role="alert"]');
    await expect(alert).toHaveTextContent(
      /Your card was not charged\..*Please try another card, or correct this one\./,
    );
    await expect(alert?.parentElement).toHaveFocus();
    await expect(canvas.getAllByText('Your card was declined.')).toHaveLength(1);
    await expect(canvas.getByLabelText('Card number')).toHaveValue('4242 4242 4242 4242');
    await expect(again).toHaveAccessibleDescription('Please correct your card or enter another one.');
    await userEvent.click(again);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.type(canvas.getByLabelText('Security code'), '{Backspace}4');
    await userEvent.click(again);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const DoseToBeChosenAgain: Story = {
  args: { onCorrect: fn() },
  decorators: [
    withPorts({
      payments: kept,
      cart: exampleCart({
        selected: [exampleSelected(exampleOffers.rapamycin)],
        doseFault: 'Your weight has changed. Please choose your dose again.',
      }),
    }),
  ],
  play: async ({ canvas, args }) => {
    const submit = await submitOf(canvas);
    await expect(submit).toHaveAccessibleDescription('Your weight has changed. Please choose your dose again.');
    await userEvent.click(submit);
    await expectNotCalled(args.onSubmit);
    await userEvent.click(canvas.getByRole('button', { name: 'Go to your treatment' }));
    await expect(args.onCorrect).toHaveBeenCalledWith({ section: 'products' });
  },
};

export const Loading: Story = {
  decorators: [withPorts({ cart: { status: 'loading' }, payments: { card: undefined } })],
  play: async ({ canvas }) => {
    await expect(await submitOf(canvas)).toHaveAccessibleDescription('Loading…');
  },
};

export const LoadFailed: Story = {
  decorators: [withPorts({ cart: { status: 'failed', retry: () => undefined }, payments: kept })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'mobile1' } },
  decorators: [withPorts({ payments: kept })],
};

export const Rejected: Story = {
  args: {
    answer: { ...address, 'zip-code': '1' },
    problems: [{ field: 'zip-code', code: 'pattern', message: 'Please enter a valid zip code.' }],
  },
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Zip code')).toHaveAccessibleDescription(
      'Please enter a valid zip code.',
    );
  },
};

export const LongTexts: Story = { ...longTexts, decorators: [withPorts({ payments: kept })] };
