import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import checkoutSteps from '#flows/checkout/checkout.steps.json';
import purchaseSteps from '#flows/purchase/purchase.steps.json';
import { exampleCart, exampleMembership, exampleSelected } from '../exampleCart.ts';
import { exampleOffers } from '../exampleOffers.ts';
import {
  address,
  card,
  CheckoutStand,
  checkoutOf,
  DecliningStand,
  onCheckoutPage,
  withPorts,
} from './checkoutStory.tsx';
import { stillNotCalled } from './stillNotCalled.ts';
import { context } from './stepStory.tsx';
import { takesFocus } from '../takesFocus.ts';
import { longTexts } from './longTexts.ts';

const meta = {
  title: 'steps/CheckoutStep',
  component: CheckoutStand,
  decorators: [onCheckoutPage],
  args: { ...context, step: checkoutOf(checkoutSteps), answer: address },
} satisfies Meta<typeof CheckoutStand>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const kept = { card, cardIsValid: true };
const rapamycin = exampleSelected(exampleOffers.rapamycin);
const b12 = exampleSelected(exampleOffers.b12, { addon: true });

/** The summary once nothing of it is held back any more: its parts do not come in view in the same instant. */
async function summaryOf(canvas: Canvas) {
  const region = await canvas.findByRole('region', { name: 'Summary' });
  await waitFor(async () => {
    for (const part of region.querySelectorAll('h3, p, li, dt, span')) await expect(part).toBeVisible();
  });
  return within(region);
}
const amountOf = async (canvas: Canvas, line: string) =>
  (await summaryOf(canvas)).getByText(line, { selector: 'dt' }).nextElementSibling?.textContent;
const submitOf = (canvas: Canvas, name = 'Submit order') => canvas.findByRole('button', { name });

async function enterCard(canvas: Canvas, number = '4242424242424242', expiry = '1231', cvc = '123') {
  await userEvent.type(await canvas.findByLabelText('Card number', {}, { timeout: 4000 }), number);
  await userEvent.type(canvas.getByLabelText('Expiration date'), expiry);
  await userEvent.type(canvas.getByLabelText('Security code'), cvc);
}

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

export const FieldsAreCheckedWhenTheyAreLeft: Story = {
  args: { answer: undefined },
  decorators: [withPorts()],
  play: async ({ canvas }) => {
    const city = await canvas.findByLabelText('City');
    await userEvent.click(city);
    await expect(city).toBeValid();
    await userEvent.tab();
    await expect(city).toHaveAccessibleDescription('Please enter your city.');
    const street = await canvas.findByRole('combobox', { name: 'Street address' });
    await userEvent.type(street, 'a'.repeat(35));
    await expect(street).toBeValid();
    await userEvent.type(street, 'a');
    await expect(street).toHaveAccessibleDescription('Street address must be less than 35 characters long.');
    const phone = canvas.getByLabelText('Phone number');
    await userEvent.type(phone, '555123');
    await userEvent.tab();
    await expect(phone).toHaveAccessibleDescription('Please enter a valid phone number.');
    await userEvent.clear(phone);
    await userEvent.click(phone);
    await userEvent.paste('+1 (555) 123-4567');
    await expect(phone).toHaveValue('(555) 123-4567');
    await expect(phone).toBeValid();
    const mobile = canvas.getByLabelText(/Mobile number/);
    await userEvent.type(mobile, '5');
    await userEvent.tab();
    await expect(mobile).toHaveAccessibleDescription(/Please enter a valid mobile number\./);
  },
};

export const SuggestedAddress: Story = {
  args: { answer: undefined },
  decorators: [withPorts()],
  play: async ({ canvas }) => {
    const street = await canvas.findByRole('combobox', { name: 'Street address' });
    await userEvent.type(street, '12 Main St Au');
    await expect(await screen.findByRole('option', { name: /Austin, TX 78701/ }, { timeout: 4000 })).toBeVisible();
    await expect(screen.getByText('1 address found.')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Austin/ })).toBeNull());
    await expect(street).toHaveValue('12 Main St Au');
    await userEvent.type(street, 's');
    await screen.findByRole('option', { name: /Austin/ }, { timeout: 4000 });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(street).toHaveValue('12 Main St');
    await expect(canvas.getByLabelText('City')).toHaveValue('Austin');
    await expect(canvas.getByLabelText('State')).toHaveValue('TX');
    await expect(canvas.getByLabelText('Zip code')).toHaveValue('78701');
    await waitFor(() => expect(screen.queryByRole('option', { name: /Austin/ })).toBeNull());
  },
};

export const Answered: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText('Gus Miller')).toBeVisible();
    await expect(canvas.getByText('12 Main St, Apt 4')).toBeVisible();
    await expect(canvas.getByText('(555) 123-4567')).toBeVisible();
    await expect(canvas.queryByLabelText('First name')).toBeNull();
    await expect(canvas.getByText('Visa ending in 4242')).toBeVisible();
    await expect(await amountOf(canvas, 'Total')).toBe('$99.00');
    await expect(await amountOf(canvas, 'Lab Work')).toBe('Free');
    await expect(await amountOf(canvas, 'Shipping')).toBe('Free');
    await userEvent.click(await submitOf(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...address, payment: 'saved' });
  },
};

export const EditingTheAddress: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas, args }) => {
    const edit = () => canvas.findByRole('button', { name: 'Edit: Where should we send your medication?' });
    await userEvent.click(await edit());
    const first = canvas.getByLabelText('First name');
    await expect(first).toHaveFocus();
    await userEvent.clear(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(first).toHaveAccessibleDescription('Enter your first name.');
    await expect(await submitOf(canvas)).toHaveAccessibleDescription(
      'Your address is invalid. Please correct the errors and try again.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await takesFocus(await edit());
    await expect(canvas.getByText('Gus Miller')).toBeVisible();
    await userEvent.click(await edit());
    await userEvent.type(canvas.getByLabelText('City'), ' Heights');
    await userEvent.clear(canvas.getByLabelText(/Apt/));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onSave).toHaveBeenCalledWith({ ...address, city: 'Austin Heights', 'apt-suite': '' });
    await expect(await canvas.findByText('Austin Heights, TX 78701')).toBeVisible();
    await takesFocus(await edit());
  },
};

export const TheMobileNumberIsAskedOnce: Story = {
  args: { answer: { ...address, 'mobile-number': '5559876543' } },
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Edit: Where/ }));
    await expect(canvas.getByLabelText('Phone number')).toBeVisible();
    await expect(canvas.queryByLabelText(/Mobile number/)).toBeNull();
    await userEvent.click(await submitOf(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({
      ...address,
      'mobile-number': '5559876543',
      payment: 'saved',
    });
  },
};

export const AddressNotSavedYet: Story = {
  args: { answer: undefined, draft: address, failed: true },
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('City')).toHaveValue('Austin');
    await expect(await submitOf(canvas)).toBeVisible();
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
  decorators: [withPorts({ payments: { card: { ...card, exp_year: 2024, exp: '12/2024' }, cardIsValid: false } })],
  play: async ({ canvas, args }) => {
    const submit = await submitOf(canvas);
    await expect(submit).toHaveAccessibleDescription('This card has expired. Please enter another card.');
    await userEvent.click(submit);
    await stillNotCalled(args.onSubmit);
  },
};

export const CardRefusedByItsProvider: Story = {
  decorators: [withPorts()],
  play: async ({ canvas }) => {
    const number = await canvas.findByLabelText('Card number', {}, { timeout: 4000 });
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

const couponBox = (canvas: Canvas) => canvas.findByLabelText(/Discount Code/);

export const CouponApplied: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas, args }) => {
    const box = await couponBox(canvas);
    const apply = canvas.getByRole('button', { name: 'Apply' });
    await expect(apply).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(box, 'LONGLIFE20{Enter}');
    await expect((await canvas.findAllByText('Special discount applied')).length).toBeGreaterThan(0);
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(await amountOf(canvas, 'Special Discount')).toBe('-$19.80');
    await expect(await amountOf(canvas, 'Total')).toBe('$79.20');
    await userEvent.click(await submitOf(canvas));
    await expect(args.onSubmit).toHaveBeenCalledWith({ ...address, payment: 'saved', 'promo-code': 'LONGLIFE20' });
    await userEvent.type(box, '{Backspace}');
    await expect(canvas.queryByText('Special discount applied')).toBeNull();
    await expect(await amountOf(canvas, 'Total')).toBe('$99.00');
    await expect(await amountOf(canvas, 'Special Discount')).toBe('$0.00');
  },
};

export const CouponLoading: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas }) => {
    await userEvent.type(await couponBox(canvas), 'SLOW{Enter}');
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-busy', 'true');
  },
};

export const CouponRefused: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas }) => {
    const box = await couponBox(canvas);
    await userEvent.type(box, 'LABS10{Enter}');
    await waitFor(() =>
      expect(box).toHaveAccessibleDescription('Discount code not applicable for selected product(s)'),
    );
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(box);
    await userEvent.type(box, 'EXPIRED10');
    await expect(box).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(box).toHaveAccessibleDescription('Invalid discount code'));
  },
};

export const CouponNotWellFormed: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas }) => {
    const box = await couponBox(canvas);
    await userEvent.type(box, 'AB-1');
    await expect(box).toHaveAccessibleDescription('Invalid discount code');
    await userEvent.clear(box);
    await userEvent.paste('ABCDEFGHIJKLMNOPQRSTUVWXYZ');
    await expect(box).toHaveValue('ABCDEFGHIJKLMNOPQRST');
    await expect(box).toHaveAccessibleDescription('Max amount of characters reached');
  },
};

export const WithAddon: Story = {
  decorators: [withPorts({ cart: exampleCart({ selected: [rapamycin, b12] }), payments: kept })],
  play: async ({ canvas }) => {
    await expect(await amountOf(canvas, 'Sub-Total')).toBe('$117.00');
    const summary = await summaryOf(canvas);
    await expect(summary.getByRole('heading', { name: 'Protocol' })).toBeVisible();
    await expect(within(summary.getByRole('region', { name: 'Addons' })).getByText('Vitamin B12')).toBeVisible();
  },
};

const requested = exampleSelected(exampleOffers.rapamycin, { dose: 'request' });
const custom = exampleSelected(exampleOffers.rapamycin, { customProtocol: true });

export const RecommendationRequested: Story = {
  decorators: [withPorts({ cart: exampleCart({ selected: [requested] }), payments: kept })],
  play: async ({ canvas }) => {
    const text = /^You have requested clinical assistance, we will provide you with a more detailed treatment dosage/;
    const summary = await summaryOf(canvas);
    await expect(summary.getByText(text)).toBeVisible();
    await expect(summary.queryByText('Total')).toBeNull();
    await expect(summary.queryByText('Generic Rapamycin')).toBeNull();
    await expect(await submitOf(canvas)).not.toHaveAttribute('aria-disabled');
  },
};

export const CustomProtocolWithAddon: Story = {
  decorators: [withPorts({ cart: exampleCart({ selected: [custom, b12] }), payments: kept })],
  play: async ({ canvas }) => {
    await expect(await amountOf(canvas, 'Total')).toBe('$18.00');
    const summary = await summaryOf(canvas);
    await expect(summary.getByText(/^You have requested a custom protocol, we will/)).toBeVisible();
  },
};

export const Coaching: Story = {
  decorators: [
    withPorts({
      cart: exampleCart({ selected: [exampleSelected(exampleOffers.coaching)] }),
      payments: kept,
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Billing Information');
    await expect(await amountOf(canvas, 'Total')).toBe('$129.00');
    const summary = await summaryOf(canvas);
    await expect(summary.getByRole('heading', { name: 'Targeted Program' })).toBeVisible();
    await expect(summary.getByText(/bundle saves \$750 on average/)).toBeVisible();
    await expect(summary.queryByText('Lab Work')).toBeNull();
  },
};

export const CoachingOfTheAdvancedMembership: Story = {
  decorators: [
    withPorts({
      cart: exampleCart({
        selected: [exampleSelected(exampleOffers.coaching)],
        memberships: new Map([
          [
            exampleOffers.coaching.template.membership ?? '',
            { ...exampleMembership, membership: { ...exampleMembership.membership, type: 'advanced' } },
          ],
        ]),
      }),
      payments: kept,
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await amountOf(canvas, 'Total')).toBe('$129.00');
    const summary = await summaryOf(canvas);
    await expect(
      summary.getByText(
        'Labs, coaching and clinical care come to about $3,500+ annually. This bundle saves about $1,500 on average.',
      ),
    ).toBeVisible();
  },
};

export const JoinsAMembership: Story = {
  decorators: [
    withPorts({
      cart: exampleCart({
        selected: [rapamycin],
        offeredMembership: exampleMembership.membership._id,
        membershipPrice: exampleMembership.prices[0]!._id,
      }),
      payments: kept,
    }),
  ],
  play: async ({ canvas }) => {
    await expect(await amountOf(canvas, 'Total')).toBe('$248.00');
    await expect((await summaryOf(canvas)).getByText('Longevity Core')).toBeVisible();
  },
};

export const PaymentDisabled: Story = {
  decorators: [withPorts({ cart: exampleCart({ selected: [rapamycin], collectsPayment: false }), payments: kept })],
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByText('Nothing is charged for this visit.')).toBeVisible(), {
      timeout: 4000,
    });
  },
};

export const Saving: Story = {
  args: { busy: true },
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas, args }) => {
    const submit = await submitOf(canvas, 'Submitting...');
    await userEvent.dblClick(submit);
    await stillNotCalled(args.onSubmit);
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

export const ACardThatFailedIsEnteredAnew: Story = {
  decorators: [withPorts()],
  render: (args) => <DecliningStand {...args} />,
  play: async ({ canvas, args }) => {
    await enterCard(canvas);
    await userEvent.click(await submitOf(canvas));
    const again = await submitOf(canvas, 'Error. Try Again.');
    await expect(again).toHaveFocus();
    await waitFor(() => expect(canvas.getByLabelText('Card number')).toHaveValue(''));
    await expect(again).toHaveAccessibleDescription('Please complete your card details.');
    await userEvent.click(again);
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await enterCard(canvas);
    await userEvent.click(again);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const StatesWithoutLabTests: Story = {
  args: { step: checkoutOf(purchaseSteps), answer: { ...address, state: 'NY' } },
  decorators: [
    withPorts({ cart: exampleCart({ selected: [exampleSelected(exampleOffers.labPanel)] }), payments: kept }),
  ],
  play: async ({ canvas, args }) => {
    const state = await canvas.findByLabelText('State');
    await expect(state).toHaveAccessibleDescription(
      'Due to regulatory restrictions prohibiting the online prescribing of lab testing, we cannot provide lab testing in NY, NJ and RI.',
    );
    const submit = await submitOf(canvas, 'Place order');
    await userEvent.click(submit);
    await stillNotCalled(args.onSubmit);
    await userEvent.selectOptions(state, 'Texas');
    await expect(submit).not.toHaveAttribute('aria-disabled');
  },
};

export const SmsPolicyOpen: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Text message policy' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Text message policy' }, { timeout: 4000 }));
    await expect(panel.getByText(/up to 10 messages per month/)).toBeInTheDocument();
    await expect(panel.getByText(/Reply HELP for help, or STOP/)).toBeInTheDocument();
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
