import { isKind } from '#flows/kinds/isKind.ts';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import signupSteps from '#flows/signup/signup.steps.json';
import type { Cart } from '#renderers/ports/ports.ts';
import { PlanStep } from '#renderers/steps/products/plan/PlanStep.tsx';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import { exampleCart, exampleChoice } from '../exampleCart.ts';
import { exampleOffers, exampleShop } from '../exampleOffers.ts';
import { context, onWidePage } from './support/stepStory.tsx';
import { withCart } from './support/withCart.tsx';

const { acarbose, labPanel, electrolytes, metformin } = exampleOffers;

/** The portal's own step, without the delay before its plans are shown. */
function planStepOf(json: unknown): StepOf<'plan'> {
  for (const steps of Object.values(stepSetOf(json).sections))
    for (const step of steps)
      if (isKind(step, 'plan')) return { ...step, plans: { ...step.plans, seconds: 0, changeSeconds: 0 } };
  throw new RangeError('this flow has no plans to choose');
}

const step = planStepOf(signupSteps);

const meta = {
  component: PlanStep,
  decorators: [onWidePage],
  args: { ...context, step },
} satisfies Meta<typeof PlanStep>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const choose = fn<Cart['choose']>();

const benefits = [
  { title: 'No sugar', description: 'It does not raise blood sugar.' },
  { title: 'No prescription', description: 'It ships within two working days.' },
];

const described = (offer: Offer, changes: Partial<Offer['template']> = {}): Offer => ({
  ...offer,
  template: {
    ...offer.template,
    shop: exampleShop(benefits),
    testimonials: metformin.template.testimonials,
    ...changes,
  },
});

const product = described(acarbose);

/** A story with a cart that sells one product. */
const selling = (offer: Offer | undefined, changes: Partial<Cart> = {}) => [
  withCart(exampleCart({ choose, offers: offer ? [offer] : [], current: offer?.template._id ?? null, ...changes })),
];

const pricedAsDefault = (offer: Offer, months: number): Offer => ({
  ...offer,
  products: offer.products.map((one) => ({
    ...one,
    pricing: { ...one.pricing, default: one.pricing.recurring.interval_count === months },
  })),
});

const planOf = (canvas: Canvas, name: RegExp) => canvas.findByRole('radio', { name });
const summaryOf = (canvas: Canvas) => within(canvas.getByRole('complementary', { name: 'Your total' }));

export const Loading: Story = {
  decorators: [withCart({ status: 'loading' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Protocol Preference');
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};

const retry = fn();
export const LoadFailed: Story = {
  decorators: [withCart({ status: 'failed', retry })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We could not load the products.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Unanswered: Story = {
  decorators: selling(product),
  play: async ({ canvas, args }) => {
    await expect(await planOf(canvas, /^1 month/)).toBeChecked();
    await expect(canvas.getByRole('heading', { name: 'Acarbose' })).toBeVisible();
    await expect(canvas.getByText(/slows how fast starch turns into sugar/)).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'Acarbose' })).toBeVisible();
    await expect(canvas.getByText('Lena (demo patient)')).toBeVisible();
    await expect(canvas.getByText('It does not raise blood sugar.')).toBeVisible();
    const plan = await planOf(canvas, /^3 months/);
    await userEvent.click(plan);
    await expect(plan).toBeChecked();
    await expect(summaryOf(canvas).getByText('$72.00')).toBeVisible();
    await expect(summaryOf(canvas).getByText('-$9.00')).toBeVisible();
    await expect(summaryOf(canvas).getByText('$63.00')).toBeVisible();
    await expect(choose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(choose).toHaveBeenCalledWith(
      [expect.objectContaining({ template: acarbose.template._id, product: acarbose.products[1]?._id })],
      false,
    );
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const ByKeyboard: Story = {
  decorators: selling(product),
  play: async ({ canvas, args }) => {
    (await planOf(canvas, /^1 month/)).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^6 months/ })).toBeChecked();
    await expect(summaryOf(canvas).getByText('$120.00')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Continue' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(choose).toHaveBeenCalledWith([expect.objectContaining({ product: acarbose.products[2]?._id })], false);
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const OnePlan: Story = {
  decorators: selling(electrolytes),
  play: async ({ canvas }) => {
    await expect(await planOf(canvas, /^1 month/)).toBeChecked();
    await expect(canvas.getAllByRole('radio')).toHaveLength(1);
    await expect(canvas.queryByRole('heading', { name: step.benefits })).toBeNull();
  },
};

export const PreselectedByStoredMonths: Story = {
  decorators: selling(pricedAsDefault(product, 6), { preferredMonths: 3 }),
  play: async ({ canvas }) => {
    await expect(await planOf(canvas, /^3 months/)).toBeChecked();
  },
};

export const StoredMonthsOverrideAnEarlierChoice: Story = {
  decorators: selling(product, {
    preferredMonths: 3,
    choices: [exampleChoice(acarbose, { product: acarbose.products[2]?._id ?? '' })],
  }),
  play: async ({ canvas }) => {
    await expect(await planOf(canvas, /^3 months/)).toBeChecked();
  },
};

export const Answered: Story = {
  decorators: selling(product, { choices: [exampleChoice(acarbose, { product: acarbose.products[2]?._id ?? '' })] }),
  play: async ({ canvas }) => {
    await expect(await planOf(canvas, /^6 months/)).toBeChecked();
  },
};

export const PreselectedByTheDefaultPrice: Story = {
  decorators: selling(pricedAsDefault(product, 6), { preferredMonths: 12 }),
  play: async ({ canvas }) => {
    await expect(await planOf(canvas, /^6 months/)).toBeChecked();
  },
};

export const LabTest: Story = {
  decorators: selling(described(labPanel)),
  play: async ({ canvas }) => {
    await expect(await planOf(canvas, /^One time/)).toBeChecked();
    await expect(summaryOf(canvas).getByText('$229.00', { selector: 'div:last-child > dd' })).toBeVisible();
    await expect(canvas.queryByText(/Lab analysis included/)).toBeNull();
    await userEvent.click(await planOf(canvas, /^3 months/));
    await expect(summaryOf(canvas).getByText('Lab analysis included: you save $120')).toBeVisible();
  },
};

export const PlansArePreparedFirst: Story = {
  decorators: selling(product),
  args: { step: { ...step, plans: { ...step.plans, seconds: 5 } } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio')).toBeNull();
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
    const next = canvas.getByRole('button', { name: 'Continue' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAccessibleDescription(/Your plans are loading/);
  },
};

const long =
  'Sodium, potassium and magnesium without sugar, for days when you eat less or move more than you usually do. ';

export const LongTexts: Story = {
  decorators: selling(
    described(acarbose, {
      name: 'Nicotinamide riboside, resveratrol and pterostilbene with cofactors for the whole year',
      description: long.repeat(6),
      shop: exampleShop(benefits.map(({ title }) => ({ title: title.repeat(6), description: long.repeat(2) }))),
      testimonials: [{ full_name: 'Lena (demo patient)', profile_image: null, testimonial: long.repeat(3) }],
    }),
  ),
  globals: { viewport: { value: 'mobile1', isRotated: false } },
  play: async ({ canvas }) => {
    await planOf(canvas, /^1 month/);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnAPhoneTheTotalStaysInViewAfterScrolling: Story = {
  decorators: selling(product),
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('complementary', { name: 'Your total' });
    await planOf(canvas, /^3 months/);
    await expect(summary).toHaveAttribute('data-sticky', 'false');
    window.scrollTo(0, 420);
    await waitFor(() => expect(summary).toHaveAttribute('data-sticky', 'true'));
    await expect(summary.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    window.scrollTo(0, 0);
    await waitFor(() => expect(summary).toHaveAttribute('data-sticky', 'false'));
  },
};

export const InAnotherBrand: Story = {
  decorators: selling(product),
  globals: { brand: 'Evergreen' },
  play: async ({ canvas }) => {
    await expect(await planOf(canvas, /Best Value/)).toHaveAccessibleName(/^6 months/);
  },
};

export const SaveFailed: Story = {
  decorators: selling(product),
  args: {
    problem: {
      code: 'ProductUnavailable',
      message: "We couldn't define a product for your plan, please contact our support.",
      note: undefined,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "We couldn't define a product for your plan, please contact our support.",
    );
    await expect(canvas.getByRole('button', { name: 'Continue' })).toBeVisible();
  },
};

export const Saving: Story = {
  decorators: selling(product),
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Saving/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NoProduct: Story = {
  decorators: selling(undefined),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No product selected. Please select a product to proceed.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View our products' })).toHaveAttribute('href', '#/shop');
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const NoPlans: Story = {
  decorators: selling({ ...product, products: [] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/There is nothing to choose from right now/)).toBeVisible();
  },
};
