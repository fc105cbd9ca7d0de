import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { Cart } from '#renderers/ports/ports.ts';
import { MembershipStep } from '#renderers/steps/products/membership/MembershipStep.tsx';
import { exampleCart, exampleMembership } from '../exampleCart.ts';
import { exampleOffers, idOf } from '../exampleOffers.ts';
import { context, onWidePage } from './support/stepStory.tsx';
import { withCart } from './support/withCart.tsx';
import { longTexts } from './support/longTexts.ts';

const { coaching } = exampleOffers;
const { membership, prices } = exampleMembership;
const threeMonths = prices.find(({ recurring }) => recurring.interval_count === 3);

const meta = {
  component: MembershipStep,
  decorators: [onWidePage],
  args: {
    ...context,
    step: {
      id: 'membership',
      kind: 'membership',
      title: 'Choose your membership',
      help: "You can change or cancel it at any time. If you cancel, it ends right away, and what you already paid isn't refunded.",
      memberships: 'Which membership would you like?',
      prices: 'How would you like to pay?',
      included: 'What is included',
      values: {
        advanced:
          'Labs, coaching and clinical care come to about $3,500+ annually. This bundle saves about $1,500 on average.',
        other: 'Labs, coaching and clinical care come to about $2,000 annually. This bundle saves $750 on average.',
      },
    },
  },
} satisfies Meta<typeof MembershipStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = fn<Cart['choose']>();
const chooseMembership = fn<Cart['chooseMembership']>();
const offering = (changes: Partial<Cart> = {}) => [
  withCart(
    exampleCart({ offers: [coaching], offeredMembership: membership._id, choose, chooseMembership, ...changes }),
  ),
];

export const Loading: Story = { decorators: [withCart({ status: 'loading' })] };

export const LoadFailed: Story = { decorators: [withCart({ status: 'failed', retry: fn() })] };

export const Unanswered: Story = {
  decorators: offering(),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText(/about \$2,000 annually/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /^1 month/ })).toHaveAccessibleName(/\$149\.00\/mo/);
    const plan = canvas.getByRole('radio', { name: /3 months/ });
    await expect(plan).toHaveAccessibleName(/billed every 3 months/);
    await userEvent.click(plan);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(chooseMembership).toHaveBeenCalledWith(threeMonths);
    await expect(choose).toHaveBeenCalledWith(
      [
        expect.objectContaining({
          product: coaching.products.find(({ pricing }) => pricing.recurring.interval_count === 3)?._id,
        }),
      ],
      false,
    );
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const AdvancedMembership: Story = {
  decorators: offering({
    memberships: new Map([[membership._id, { membership: { ...membership, type: 'advanced' }, prices }]]),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/about \$3,500\+ annually/)).toBeVisible();
  },
};

const advanced = {
  ...membership,
  _id: idOf('longevity-advanced'),
  name: 'Longevity Advanced',
  type: 'advanced' as const,
};
const program = { ...coaching, template: { ...coaching.template, _id: idOf('advanced'), membership: advanced._id } };
const advancedPrices = prices.map((price) => ({
  ...price,
  _id: idOf(`advanced/${price.recurring.interval_count}`),
  membership: advanced._id,
  price: price.price + 5000,
}));

export const SeveralMemberships: Story = {
  decorators: offering({
    offers: [coaching, program],
    offeredMembership: advanced._id,
    memberships: new Map([
      [membership._id, { membership, prices }],
      [advanced._id, { membership: advanced, prices: advancedPrices }],
    ]),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /Longevity Advanced/ })).toBeChecked();
    await expect(canvas.getByText(/about \$3,500\+ annually/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /3 months/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /Longevity Core/ }));
    await expect(canvas.getByText(/about \$2,000 annually/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(chooseMembership).toHaveBeenLastCalledWith(threeMonths);
    await expect(choose).toHaveBeenLastCalledWith(
      [expect.objectContaining({ template: coaching.template._id })],
      false,
    );
  },
};

export const Answered: Story = {
  decorators: offering({ membershipPrice: threeMonths?._id ?? null }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: /3 months/ })).toBeChecked();
  },
};

export const SaveFailed: Story = {
  decorators: offering(),
  args: { problem: { code: 'NetworkError', message: 'You seem to be offline. Please try again.', note: undefined } },
};

export const Saving: Story = { decorators: offering(), args: { busy: true } };

export const NothingOffered: Story = { decorators: offering({ offeredMembership: null }) };

export const LongTexts: Story = { ...longTexts, decorators: offering() };
