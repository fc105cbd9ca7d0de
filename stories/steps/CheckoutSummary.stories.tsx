import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import checkoutSteps from '#flows/checkout/checkout.steps.json';
import { exampleCart, exampleMembership, exampleSelected } from '../exampleCart.ts';
import { exampleOffers } from '../exampleOffers.ts';
import { address, CheckoutHarness, checkoutOf, kept, onCheckoutPage, withPorts } from './support/checkoutStory.tsx';
import { context } from './support/stepStory.tsx';

const meta = {
  title: 'steps/CheckoutSummary',
  component: CheckoutHarness,
  decorators: [onCheckoutPage],
  args: { ...context, step: checkoutOf(checkoutSteps), answer: address },
} satisfies Meta<typeof CheckoutHarness>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const rapamycin = exampleSelected(exampleOffers.rapamycin);
const b12 = exampleSelected(exampleOffers.b12, { addon: true });
const requested = exampleSelected(exampleOffers.rapamycin, { dose: 'request' });
const custom = exampleSelected(exampleOffers.rapamycin, { customProtocol: true });

/** The summary once all of its parts are visible; they do not appear in the same instant. */
async function summaryOf(canvas: Canvas) {
  const region = await canvas.findByRole('region', { name: 'Summary' });
  await waitFor(async () => {
    for (const part of region.querySelectorAll('h3, p, li, dt, span')) await expect(part).toBeVisible();
  });
  return within(region);
}
const amountOf = async (canvas: Canvas, line: string) =>
  (await summaryOf(canvas)).getByText(line, { selector: 'dt' }).nextElementSibling?.textContent;
const submitOf = (canvas: Canvas) => canvas.findByRole('button', { name: 'Submit order' });
const couponBox = (canvas: Canvas) => canvas.findByLabelText(/Discount Code/);

export const OneProduct: Story = {
  decorators: [withPorts({ payments: kept })],
  play: async ({ canvas }) => {
    await expect(await amountOf(canvas, 'Total')).toBe('$99.00');
    await expect(await amountOf(canvas, 'Lab Work')).toBe('Free');
    await expect(await amountOf(canvas, 'Shipping')).toBe('Free');
    const summary = await summaryOf(canvas);
    await expect(summary.queryByText('Special Discount')).toBeNull();
    await expect(summary.getByText(/^\$99\.00 is reserved on your card now\./)).toBeVisible();
    await expect(summary.getByText(/^Renews every .* until you cancel\.$/)).toBeVisible();
  },
};

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
    await expect((await summaryOf(canvas)).queryByText('Special Discount')).toBeNull();
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
    await userEvent.clear(box);
    await userEvent.type(box, 'GUESS21{Enter}');
    await waitFor(() => expect(box).toHaveAccessibleDescription('Too many tries. Try again in 15 minutes.'));
    await expect(canvas.getByRole('button', { name: 'Apply' })).not.toHaveAttribute('aria-disabled', 'true');
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
    const protocol = within(summary.getByRole('region', { name: 'Protocol' }));
    await expect(protocol.getByRole('listitem')).toHaveTextContent(/^Generic Rapamycin.*Priced after review$/);
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
        membershipPrice: exampleMembership.prices[0]?._id ?? null,
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
    await waitFor(() => expect(canvas.getByText('Nothing is charged for this visit.')).toBeVisible());
  },
};
