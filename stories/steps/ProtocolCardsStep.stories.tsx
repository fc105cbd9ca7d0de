import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { ProtocolCardsStep } from '#renderers/steps/products/protocolCards/ProtocolCardsStep.tsx';
import { exampleCart } from '../exampleCart.ts';
import { context, onWidePage } from './support/stepStory.tsx';
import { withCart } from './support/withCart.tsx';
import { longTexts } from './support/longTexts.ts';

const meta = {
  component: ProtocolCardsStep,
  decorators: [onWidePage],
  args: {
    ...context,
    step: {
      id: 'protocol',
      kind: 'protocol-cards',
      title: 'Select your protocol',
      help: 'The medicine is rapamycin. Your provider can change the choice with you later.',
      selectLabel: 'Select',
      options: [
        {
          value: 'generic-rapamycin',
          label: 'Generic Rapamycin',
          price: 'Starting at $87/mo',
          features: ['High Quality'],
          comparisons: ['3x Bioavailability', 'More Clinically Effective'],
        },
        {
          value: 'compounded-rapamycin',
          label: 'Compounded Rapamycin',
          price: 'Starting at $52/mo',
          features: ['Enteric-coated capsules'],
          comparisons: ['Lower bioavailability', 'Lower clinical efficacy'],
        },
      ],
    },
  },
} satisfies Meta<typeof ProtocolCardsStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unanswered: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.queryByText('Chosen')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Select Compounded Rapamycin' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'compounded-rapamycin' });
  },
};

export const Answered: Story = {
  args: { answer: { value: 'generic-rapamycin' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Generic Rapamycin' }).closest('li')).toHaveTextContent('Chosen');
    await expect(canvas.getByRole('heading', { name: 'Compounded Rapamycin' }).closest('li')).not.toHaveTextContent(
      'Chosen',
    );
  },
};

export const OnlyWhatIsSoldIsOffered: Story = {
  decorators: [withCart(exampleCart())],
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button', { name: /^Select/ })).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Select Generic Rapamycin' })).toBeVisible();
    await expect(canvas.getByText('High Quality')).toBeVisible();
    await expect(canvas.queryByText(/Bioavailability|Effective/)).toBeNull();
  },
};

export const NothingIsSold: Story = {
  decorators: [withCart(exampleCart({ offers: [] }))],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Select/ })).toBeNull();
    await expect(canvas.getByText(/There is nothing to choose from right now/)).toBeVisible();
  },
};

export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Select Generic Rapamycin' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Rejected: Story = {
  args: {
    problems: [
      {
        field: 'value',
        code: 'option',
        message: 'This protocol is not available right now. Please choose another one.',
      },
    ],
  },
};

export const LongTexts: Story = longTexts;
