import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import type { StepOf } from '#flows/kinds/stepKinds.ts';
import { IntroStep } from '#renderers/steps/screens/IntroStep.tsx';
import { context, onPage } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';

const step = {
  id: 'how-it-works',
  kind: 'intro',
  title: "Let's get started on your visit",
  body: [
    'Answer some questions about your health. A licensed provider reviews them and decides what is right for you.',
  ],
  facts: [
    {
      icon: 'clock',
      title: 'About 7 minutes',
      text: 'The assessment takes about 5-10 minutes. Your answers are saved as you go.',
    },
    { icon: 'doctor', title: 'Reviewed by a provider', text: 'Provider review typically takes 12-48 hours.' },
    {
      icon: 'lab',
      title: 'Labs close to you',
      text: 'Where lab work is needed, choose from 2,000+ partner locations.',
    },
  ],
} satisfies StepOf<'intro'>;

const meta = {
  component: IntroStep,
  decorators: [onPage],
  args: { ...context, step },
} satisfies Meta<typeof IntroStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Shown: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await expect(args.onSubmit).toHaveBeenCalledWith({});
  },
};

export const PreparesFirst: Story = {
  args: {
    step: {
      id: 'how-it-works',
      kind: 'intro',
      title: step.title,
      loading: { title: 'Preparing your visit', seconds: 2 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Preparing your visit' })).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('heading', { name: step.title })).toHaveFocus());
  },
};

export const Preparing: Story = {
  args: {
    step: {
      id: 'how-it-works',
      kind: 'intro',
      title: step.title,
      loading: { title: 'Preparing your visit', seconds: 10 },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Preparing your visit' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: step.title })).toBeNull();
  },
};

export const Saving: Story = {
  args: { busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const LongTexts: Story = longTexts;
