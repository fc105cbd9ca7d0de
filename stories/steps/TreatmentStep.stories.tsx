import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Cart } from '#renderers/ports/ports.ts';
import { TreatmentStep } from '#renderers/steps/products/treatment/TreatmentStep.tsx';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import { exampleCart, exampleChoice } from '../exampleCart.ts';
import { exampleImages, exampleOffers } from '../exampleOffers.ts';
import { context, onWidePage } from './support/stepStory.tsx';
import { track, withCart } from './support/withCart.tsx';
import { longTexts } from './support/longTexts.ts';

const { rapamycin, compounded, metformin, acarbose, labPanel } = exampleOffers;

const step: StepOf<'treatment'> = {
  id: 'treatment',
  kind: 'treatment',
  title: 'Treatment preferences',
  help: 'Choose how much and for how long. Your provider decides the final plan.',
  plans: {
    title: 'Choose your plan',
    seconds: 0,
    changeSeconds: 0,
    bestValue: 'Best Value',
    fullPrice: 'Pay Full Price',
    save: 'Save {amount}',
  },
  dose: {
    title: 'Your dose',
    request: 'Help me choose: ask for clinical assistance',
    frequency: 'How often',
    quantity: 'Your own dose',
    weekly: 'mg per week',
    compounded: 'Compounded dosage: {dose} mg',
  },
  customProtocol: {
    label: 'Need a Custom Protocol?',
    comment: 'What should your protocol look like?',
    placeholder: 'Please provide more details',
    badge: 'Custom protocol Request',
  },
  summary: {
    title: 'Your total',
    subTotal: 'Sub-Total',
    savings: 'Savings',
    total: 'Total',
    labSaving: 'Lab analysis included: you save {amount}',
    messageUs: 'Message us',
    forDetails: ' for more details.',
  },
};

const meta = {
  component: TreatmentStep,
  decorators: [onWidePage],
  args: { ...context, step },
} satisfies Meta<typeof TreatmentStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = fn<Cart['choose']>();
const bundle = { title: 'Metabolic health bundle', image: exampleImages.duo };

/** A story with a cart that keeps its choices. */
const withOffers = (changes: Partial<Cart> = {}) => [withCart(exampleCart({ choose, ...changes }))];

const summaryOf = (canvas: ReturnType<typeof within>) =>
  within(canvas.getByRole('complementary', { name: 'Your total' }));

export const Loading: Story = {
  decorators: [withCart({ status: 'loading' })],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Treatment preferences');
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
  decorators: withOffers(),
  play: async ({ canvas, args }) => {
    const plan = await canvas.findByRole('radio', { name: /3 months/ });
    await expect(canvas.getByRole('radio', { name: /^1 month/ })).toBeChecked();
    await userEvent.click(plan);
    await expect(plan).toHaveAccessibleName(/\$87\.00\/mo/);
    await expect(plan).toHaveAccessibleName(/billed and shipped every 3 months/);
    await expect(plan).toHaveAccessibleName(/Save \$36/);
    await expect(canvas.getByRole('radio', { name: /^1 month/ })).toHaveAccessibleName(/Pay Full Price/);
    await expect(canvas.getByRole('radio', { name: /Best Value/ })).toHaveAccessibleName(/^6 months/);
    await expect(summaryOf(canvas).getByText('$297.00')).toBeVisible();
    await expect(summaryOf(canvas).getByText('-$36.00')).toBeVisible();
    await expect(summaryOf(canvas).getByText('$261.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(choose).toHaveBeenCalledWith(
      [expect.objectContaining({ template: rapamycin.template._id, dose: 'recommended', addon: false })],
      false,
    );
    await expect(args.onSubmit).toHaveBeenCalledWith({});
    await expect(track.mock.calls.flat()).toEqual(['duration', 'continue']);
  },
};

export const PlansArePreparedFirst: Story = {
  decorators: withOffers(),
  args: { step: { ...step, plans: { ...step.plans, seconds: 5 } } },
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('radio', { name: /3 months/ })).toBeNull();
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
    const next = canvas.getByRole('button', { name: 'Continue' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await expect(next).toHaveAccessibleDescription(/Your plans are loading/);
    await userEvent.click(next);
    await expect(choose).not.toHaveBeenCalled();
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const TheDoseFollowsThePreference: Story = {
  decorators: withOffers(),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('150 units (1.5 mL, 6 mg) once weekly')).toBeVisible();
    await expect(canvas.getByText('6 mg per week')).toBeVisible();
    await expect(canvas.getByText(/Take 6 mg by mouth once a week/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Choose my own dose' }));
    await expect(canvas.getByText('5 mg per week')).toBeVisible();
    const own = canvas.getByRole('spinbutton', { name: 'Your own dose' });
    await expect(own).toHaveAccessibleDescription('From 25 to 200 units, in steps of 5.');
    await userEvent.click(canvas.getByRole('button', { name: 'Lower dose' }));
    await expect(own).toHaveAttribute('aria-valuetext', '120 units (1.2 mL, 4.8 mg) once weekly');
    await expect(canvas.getByText('4.8 mg per week')).toBeVisible();
    await expect(canvas.getByText('6 mL (5 doses), enough for a month')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: /clinical assistance/ }));
    await expect(canvas.queryByText(/mg per week/)).toBeNull();
    await expect(summaryOf(canvas).queryByText('Total')).toBeNull();
    // No price of the plans applies to a dose that nobody knows yet.
    await expect(await canvas.findByRole('radio', { name: /3 months/ })).toBeVisible();
    await expect(canvas.queryByText(/\$/)).toBeNull();
    await expect(track.mock.calls.flat()).toEqual(['change', 'quantity', 'change']);
  },
};

const own = (units: number) =>
  withOffers({ choices: [exampleChoice(rapamycin, { dose: 'custom', units })], offers: [rapamycin] });

export const OwnDoseByKeysAndTyping: Story = {
  decorators: own(500),
  play: async ({ canvas }) => {
    const number = canvas.getByRole('spinbutton', { name: 'Your own dose' });
    await userEvent.click(number);
    await userEvent.keyboard('{ArrowUp}');
    await expect(number).toHaveValue('130');
    await userEvent.keyboard('{PageDown}');
    await expect(number).toHaveValue('105');
    await userEvent.clear(number);
    await userEvent.keyboard('83{Enter}');
    await expect(number).toHaveValue('85');
    await expect(canvas.getByText('85 units (0.85 mL, 3.4 mg) once weekly')).toBeVisible();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByText('200 units (2 mL, 8 mg) once weekly')).toBeVisible();
    await expect(canvas.getByText('This is the highest starting dose we offer. Your provider decides.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Higher dose' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{Home}');
    await expect(canvas.getByText('25 units (0.25 mL, 1 mg) once weekly')).toBeVisible();
    await expect(canvas.getByText('This is the lowest dose we offer. Your provider decides.')).toBeVisible();
  },
};

export const OwnDoseOnANarrowPhone: Story = {
  decorators: own(560),
  globals: { viewport: { value: 'narrow320', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('spinbutton', { name: 'Your own dose' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OwnDoseInPieces: Story = {
  decorators: withOffers({ offers: [compounded], choices: [exampleChoice(compounded, { dose: 'custom', units: 8 })] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('From 1 to 4 capsules.')).toBeVisible();
    await expect(canvas.getByRole('spinbutton', { name: 'Your own dose' })).toHaveValue('2');
    await expect(canvas.getByText('10 capsules, enough for a month')).toBeVisible();
  },
};

export const TheHighestDoseIsSaid: Story = {
  decorators: withOffers({ offers: [rapamycin], weight: 400 }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('200 units (2 mL, 8 mg) once weekly')).toBeVisible();
    await expect(canvas.getByText('This is the highest starting dose we offer. Your provider decides.')).toBeVisible();
  },
};

export const WithoutAWeight: Story = {
  decorators: withOffers({ offers: [rapamycin], weight: null }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('radio', { name: /Recommended/ })).toBeNull();
    await expect(canvas.getByRole('radio', { name: /lower dose/ })).toBeChecked();
    await expect(canvas.getByText(/once we know your weight/)).toBeVisible();
  },
};

export const StarterDoseFirst: Story = {
  decorators: withOffers({
    offers: [{ ...rapamycin, template: { ...rapamycin.template, preselected_dose: 'starter' } }],
  }),
  play: async ({ canvas }) => {
    const [starter, recommended] = canvas.getAllByRole('radio', { name: /dose|weight/ });
    await expect(starter).toBeChecked();
    await expect(starter).toHaveAccessibleName(/^Start with a lower dose/);
    await expect(recommended).not.toBeChecked();
    await expect(canvas.getByText('125 units (1.25 mL, 5 mg) once weekly')).toBeVisible();
  },
};

export const Compounded: Story = {
  decorators: withOffers({ offers: [compounded] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Compounded dosage: 6 mg')).toBeVisible();
  },
};

export const AnotherFrequencyKeepsThePlan: Story = {
  decorators: withOffers({ preferredMonths: 3 }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /3 months/ })).toBeChecked();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'How often' }), 'Every two weeks');
    await expect(canvas.getByText(/every second week/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /3 months/ })).toBeChecked();
    await expect(track).toHaveBeenCalledWith('frequency');
  },
};

export const CustomProtocol: Story = {
  decorators: withOffers(),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'How often' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Need a Custom Protocol?' }));
    await expect(canvas.queryByRole('combobox', { name: 'How often' })).toBeNull();
    await userEvent.type(canvas.getByRole('textbox'), 'Half a tablet');
    await expect(summaryOf(canvas).getByText('Custom protocol Request')).toBeVisible();
    await expect(summaryOf(canvas).queryByText('Total')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(choose).toHaveBeenCalledWith(
      [expect.objectContaining({ customProtocol: true, comment: 'Half a tablet' })],
      false,
    );
    await expect(track.mock.calls.flat()).toEqual(['change', 'continue']);
  },
};

export const OneOfSeveralProducts: Story = {
  decorators: withOffers({ offers: [rapamycin, compounded] }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /3 months/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Compounded Rapamycin/ }));
    await expect(canvas.getByRole('radio', { name: /^Compounded Rapamycin/ })).toHaveFocus();
    await expect(canvas.queryByRole('region', { name: 'Generic Rapamycin' })).toBeNull();
    await expect(await canvas.findByRole('radio', { name: /3 months/ })).toBeChecked();
    await expect(summaryOf(canvas).getByText('$156.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(choose).toHaveBeenCalledWith([expect.objectContaining({ template: compounded.template._id })], false);
    await expect(track.mock.calls.flat()).toEqual(['duration', 'item', 'continue']);
  },
};

export const AnotherProductBeginsWithThePreferredMonths: Story = {
  decorators: withOffers({ offers: [metformin, rapamycin], preferredMonths: 6 }),
  play: async ({ canvas }) => {
    // Metformin has no plan of six months.
    await expect(await canvas.findByRole('radio', { name: /^1 month/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^Generic Rapamycin/ }));
    await expect(await canvas.findByRole('radio', { name: /^6 months/ })).toBeChecked();
  },
};

export const WhatIsChosenHereIsPreferredFromThenOn: Story = {
  decorators: withOffers({ offers: [metformin, rapamycin], preferredMonths: 6 }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: /^3 months/ }));
    await userEvent.click(canvas.getByRole('radio', { name: /^Generic Rapamycin/ }));
    await expect(await canvas.findByRole('radio', { name: /^3 months/ })).toBeChecked();
  },
};

export const Bundle: Story = {
  decorators: withOffers({ offers: [metformin, acarbose], bundle }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Metabolic health bundle' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Metformin ER' })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Acarbose' })).toBeVisible();
    await userEvent.click(await canvas.findByRole('radio', { name: /3 months/ }));
    await expect(summaryOf(canvas).getByText('$135.00')).toBeVisible();
    // Metformin has no plan of six months, so it keeps its three.
    await userEvent.click(canvas.getByRole('radio', { name: /6 months/ }));
    await expect(summaryOf(canvas).getByText('$192.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    const [choices = []] = choose.mock.lastCall ?? [];
    await expect(choices.map(({ product }) => product)).toEqual([
      metformin.products.find(({ pricing }) => pricing.recurring.interval_count === 3)?._id,
      acarbose.products.find(({ pricing }) => pricing.recurring.interval_count === 6)?._id,
    ]);
  },
};

export const LabPlan: Story = {
  decorators: withOffers({ offers: [labPanel] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /One time/ })).toHaveAccessibleName(/\$229\.00/);
    await userEvent.click(canvas.getByRole('radio', { name: /3 months/ }));
    await expect(summaryOf(canvas).getByText('Lab analysis included: you save $120')).toBeVisible();
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

export const OnAPhoneTheSummaryStaysInViewAfterScrolling: Story = {
  decorators: withOffers(),
  globals: { viewport: { value: 'mobile2', isRotated: false } },
  play: async ({ canvas }) => {
    const summary = canvas.getByRole('complementary', { name: 'Your total' });
    await canvas.findByRole('radio', { name: /3 months/ });
    await expect(summary).toHaveAttribute('data-sticky', 'false');
    await expect(summary.getBoundingClientRect().top).toBeGreaterThan(window.innerHeight);
    window.scrollTo(0, 420);
    await waitFor(() => expect(summary).toHaveAttribute('data-sticky', 'true'));
    await expect(summary.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight + 1);
    window.scrollTo(0, 0);
    await waitFor(() => expect(summary).toHaveAttribute('data-sticky', 'false'));
  },
};

export const UnavailableProduct: Story = {
  decorators: withOffers(),
  args: { problem: { code: 'ProductUnavailable', message: 'Product not available in your region.', note: undefined } },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Product not available in your region.');
    await expect(alert).toHaveTextContent('Message us for more details.');
    await expect(within(alert).getByRole('link', { name: 'Message us' })).toHaveAttribute(
      'href',
      '#/dashboard/{user.id}/messages',
    );
  },
};

export const SaveFailed: Story = {
  decorators: withOffers(),
  args: { problem: { code: 'NetworkError', message: 'You seem to be offline. Please try again.', note: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline.');
    await expect(canvas.queryByRole('link', { name: 'Message us' })).toBeNull();
  },
};

export const Saving: Story = {
  decorators: withOffers(),
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Saving/ }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const NothingOffered: Story = { decorators: withOffers({ offers: [] }) };

export const Answered: Story = {
  decorators: withOffers({ choices: [exampleChoice(rapamycin, { product: rapamycin.products[1]?._id ?? '' })] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^3 months/ })).toBeChecked();
  },
};

export const LongTexts: Story = { ...longTexts, decorators: withOffers() };
