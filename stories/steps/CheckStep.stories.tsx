import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { CheckStep } from '#renderers/steps/products/check/CheckStep.tsx';
import type { GivenAnswer } from '#renderers/answering/GivenAnswer.ts';
import { exampleCart, exampleSelected } from '../exampleCart.ts';
import { exampleOffers } from '../exampleOffers.ts';
import { context, onPage } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';
import { withCart } from './support/withCart.tsx';

const answers: { readonly [section: string]: readonly GivenAnswer[] } = {
  profile: [
    {
      step: 'profile',
      title: 'Tell us about yourself',
      lines: ['First name: Ada', 'Weight: 150 lb', 'Height: 5 ft 7 in'],
    },
  ],
  'pharmacy-questions': [
    { step: 'allergies', title: 'Are you allergic to anything?', lines: ['Yes: penicillin'] },
    { step: 'conditions', title: 'Do you have any medical conditions?', lines: ['No'] },
  ],
  intake: [{ step: 'goals', title: 'What would you like to achieve?', lines: ['Better sleep', 'More energy'] }],
};

const meta = {
  component: CheckStep,
  decorators: [onPage],
  args: {
    ...context,
    given: (section) => answers[section] ?? [],
    onCorrect: fn(),
    step: {
      id: 'check',
      kind: 'check',
      title: 'Check your answers',
      help: 'Your provider relies on what you tell us. Change anything that is not right.',
      change: 'Change',
      notAnswered: 'Not answered yet',
      lists: [
        { title: 'About you', section: 'profile' },
        { title: 'Medical history', section: 'pharmacy-questions' },
        { title: 'Your visit', section: 'intake' },
      ],
      products: {
        title: 'What you chose',
        section: 'products',
        dose: 'Dose',
        supply: 'Supply',
        plan: 'Plan',
        price: 'Price',
      },
    },
  },
} satisfies Meta<typeof CheckStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const { rapamycin } = exampleOffers;
const choosing = (changes = {}) => [withCart(exampleCart({ selected: [exampleSelected(rapamycin, changes)] }))];

export const Answered: Story = {
  decorators: choosing(),
  play: async ({ canvas, args }) => {
    const chosen = within(canvas.getByRole('region', { name: 'What you chose' }));
    await expect(chosen.getByText('150 units (1.5 mL, 6 mg) once weekly')).toBeVisible();
    await expect(chosen.getByText('1-month plan')).toBeVisible();
    await expect(chosen.getByText('$99.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Change Are you allergic to anything?' }));
    await expect(args.onCorrect).toHaveBeenLastCalledWith({ section: 'pharmacy-questions', step: 'allergies' });
    await userEvent.click(canvas.getByRole('button', { name: 'Change What you chose' }));
    await expect(args.onCorrect).toHaveBeenLastCalledWith({ section: 'products' });
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const NotAllAnswered: Story = {
  decorators: choosing(),
  args: {
    given: (section) =>
      section === 'intake'
        ? [{ step: 'goals', title: 'What would you like to achieve?', lines: [] }]
        : (answers[section] ?? []),
  },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('Not answered yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('One question is not answered yet.')).toBeVisible();
  },
};

export const DoseToBeRecommended: Story = {
  decorators: choosing({ dose: 'request' }),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your care team recommends it first')).toBeVisible();
    await expect(canvas.getByText('Priced after review')).toBeVisible();
    await expect(canvas.queryByText(/units/)).toBeNull();
  },
};

export const DoseToBeChosenAgain: Story = {
  decorators: [
    withCart(
      exampleCart({
        selected: [exampleSelected(rapamycin)],
        doseFault: 'Your weight has changed. Please choose your dose again.',
      }),
    ),
  ],
  play: async ({ canvas, args }) => {
    const chosen = within(canvas.getByRole('region', { name: 'What you chose' }));
    await expect(chosen.getByText('Your weight has changed. Please choose your dose again.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Change What you chose' }));
    await expect(args.onCorrect).toHaveBeenLastCalledWith({ section: 'products' });
  },
};

export const Loading: Story = { decorators: [withCart({ status: 'loading' })] };

export const LoadFailed: Story = { decorators: [withCart({ status: 'failed', retry: fn() })] };

export const Saving: Story = { decorators: choosing(), args: { busy: true } };

export const LongTexts: Story = { ...longTexts, decorators: choosing() };
