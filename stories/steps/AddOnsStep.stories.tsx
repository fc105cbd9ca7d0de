import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Cart } from '#renderers/ports/ports.ts';
import { AddOnsStep } from '#renderers/steps/products/addOns/AddOnsStep.tsx';
import { exampleCart, exampleChoice } from '../exampleCart.ts';
import { exampleOffers } from '../exampleOffers.ts';
import { context, onWidePage } from './support/stepStory.tsx';
import { track, withCart } from './support/withCart.tsx';
import { longTexts } from './support/longTexts.ts';

const { metformin, b12, electrolytes } = exampleOffers;

const meta = {
  component: AddOnsStep,
  decorators: [onWidePage],
  args: {
    ...context,
    step: {
      id: 'add-ons',
      kind: 'add-ons',
      title: 'Would you like to add any additional treatments?',
      help: 'Select any medications you would like to add on to your plan, or skip for now.',
      skip: 'Skip',
      changePlan: 'Change Plan',
      submit: 'Submit',
      cancel: 'Cancel',
      learnMore: 'Learn More',
      summary: { title: 'Your total', subTotal: 'Sub-Total', savings: 'Savings', total: 'Total' },
    },
  },
} satisfies Meta<typeof AddOnsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = fn<Cart['choose']>();
const withAddOns = (changes: Partial<Cart> = {}) => [
  withCart(exampleCart({ offers: [metformin], addons: [b12, electrolytes], choose, ...changes })),
];

const threeMonths = b12.products.find(({ pricing }) => pricing.recurring.interval_count === 3)?._id;

export const Loading: Story = { decorators: [withCart({ status: 'loading' })] };

export const LoadFailed: Story = { decorators: [withCart({ status: 'failed', retry: fn() })] };

export const Unanswered: Story = {
  decorators: withAddOns(),
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('checkbox', { name: /Vitamin B12/ })).not.toBeChecked();
    await expect(canvas.getByText('$18.00 every 1 month')).toBeVisible();
    await expect(canvas.getByText('Put 1 dropper (1 mg) under your tongue once a day.')).toBeVisible();
    // Electrolytes have only one plan, so it cannot be changed.
    await expect(canvas.getAllByRole('button', { name: 'Change Plan' })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(choose).toHaveBeenCalledWith([], true);
    await expect(args.onSubmit).toHaveBeenCalledWith({});
    await expect(track.mock.calls.flat()).toEqual(['skip']);
  },
};

export const OneAdded: Story = {
  decorators: withAddOns(),
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /Electrolytes/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(choose).toHaveBeenCalledWith(
      [expect.objectContaining({ template: electrolytes.template._id, addon: true })],
      true,
    );
    await expect(args.onSubmit).toHaveBeenCalledWith({});
    await expect(track.mock.calls.flat()).toEqual(['add-on select', 'continue']);
  },
};

export const SkipStandsOnlyWhereNothingIsAdded: Story = {
  decorators: withAddOns({ choices: [exampleChoice(b12, { addon: true })] }),
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Skip' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Vitamin B12/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(choose).toHaveBeenCalledWith([], true);
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const TheTotalGrowsWithWhatIsAdded: Story = {
  decorators: withAddOns({ choices: [exampleChoice(metformin)] }),
  play: async ({ canvas }) => {
    const summary = within(canvas.getByRole('complementary', { name: 'Your total' }));
    const total = () => summary.getByText('Total').nextElementSibling;
    await expect(total()).toHaveTextContent('$29.00');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Vitamin B12/ }));
    await expect(total()).toHaveTextContent('$47.00');
    await expect(summary.getByText('Metformin ER').nextElementSibling).toHaveTextContent('$29.00');
    await expect(summary.getByText('Vitamin B12').nextElementSibling).toHaveTextContent('$18.00');
    await userEvent.click(canvas.getByRole('checkbox', { name: /Vitamin B12/ }));
    await expect(total()).toHaveTextContent('$29.00');
  },
};

export const SubmitTakesTheOtherPlan: Story = {
  decorators: withAddOns({ choices: [exampleChoice(b12, { addon: true })] }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Plan' }));
    const editor = within(canvas.getByRole('group', { name: /Vitamin B12/ }));
    await expect(editor.getByRole('combobox', { name: 'Plan' })).toHaveFocus();
    await userEvent.selectOptions(editor.getByRole('combobox', { name: 'Plan' }), '$48.00 every 3 months');
    await expect(editor.getByText('From 1 to 3 droppers.')).toBeVisible();
    await userEvent.click(editor.getByRole('button', { name: 'Higher dose' }));
    await expect(editor.getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('2');
    await expect(editor.getByText('6 bottles, enough for 3 months')).toBeVisible();
    await expect(editor.getByText('Put 2 droppers (2 mg) under your tongue once a day.')).toBeVisible();
    // Nothing else says how the former quantity was taken.
    await expect(canvas.queryByText('Put 1 dropper (1 mg) under your tongue once a day.')).toBeNull();
    await userEvent.click(editor.getByRole('button', { name: 'Submit' }));
    await expect(canvas.getByText('$48.00 every 3 months')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Change Plan' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(choose).toHaveBeenCalledWith(
      [expect.objectContaining({ product: threeMonths, dose: 'custom', units: 2 })],
      true,
    );
  },
};

export const CancelKeepsTheOldPlan: Story = {
  decorators: withAddOns({ choices: [exampleChoice(b12, { addon: true })] }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Plan' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Plan' }), '$48.00 every 3 months');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('$18.00 every 1 month')).toBeVisible();
    await expect(canvas.queryByText('$48.00 every 3 months')).toBeNull();
  },
};

export const EditMode: Story = {
  decorators: withAddOns(),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Plan' }));
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeVisible();
  },
};

export const LearnMore: Story = {
  decorators: withAddOns(),
  play: async ({ canvas }) => {
    const [learnMore] = canvas.getAllByRole('button', { name: 'Learn More' });
    if (learnMore) await userEvent.click(learnMore);
    const panel = within(await screen.findByRole('dialog', { name: 'Vitamin B12' }));
    await waitFor(() => expect(panel.getByText(/These drops go under the tongue/)).toBeVisible());
    await expect(panel.getByText(/You meet your coach within a week/)).toBeVisible();
    await expect(panel.getByText('Monthly coaching')).toBeVisible();
    await expect(panel.getByText('Made to go together')).toBeVisible();
    await expect(panel.getByText('1 mg')).toBeVisible();
    await expect(panel.getByText('Once daily')).toBeVisible();
    await expect(panel.getByText('Supplement')).toBeVisible();
  },
};

export const SaveFailed: Story = {
  decorators: withAddOns(),
  args: { problem: { code: 'NetworkError', message: 'You seem to be offline. Please try again.', note: undefined } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You seem to be offline.');
  },
};

export const Saving: Story = {
  decorators: withAddOns(),
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Skip' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Answered: Story = {
  decorators: withAddOns({ choices: [exampleChoice(b12, { addon: true })] }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: /Vitamin B12/ })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: /Electrolytes/ })).not.toBeChecked();
  },
};

export const LongTexts: Story = { ...longTexts, decorators: withAddOns() };
