import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { StopStep } from '#renderers/steps/screens/StopStep.tsx';
import { context, onPage } from './support/stepStory.tsx';
import { longTexts } from './support/longTexts.ts';

const stop = {
  id: 'pregnancy',
  when: 'isPregnant',
  then: 'never' as const,
  title: 'Rapamycin isn’t safe during pregnancy or breastfeeding',
  text: 'It can harm an unborn baby, and it may pass into breast milk.',
  changed: false,
};

const meta = {
  component: StopStep,
  decorators: [onPage],
  args: {
    ...context,
    stop,
    step: {
      id: 'stop',
      kind: 'stop',
      title: 'We can’t offer this treatment',
      never: 'We can’t offer you this treatment. Your care team can help you find care that is right for you.',
      providerFirst: 'A provider needs to speak with you before you can choose or pay for anything.',
      changed: {
        title: 'A provider needs to speak with you first',
        text: 'You changed an answer that stopped this visit, so a provider checks it with you.',
      },
      saved: 'Nothing was charged, and your answers are saved.',
      emergency: 'If this is an emergency, call 911.',
      message: { label: 'Message your care team', to: '/dashboard/messages' },
      shop: { label: 'See other treatments', to: '/shop' },
      change: 'Change my answer',
    },
  },
} satisfies Meta<typeof StopStep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Never: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(stop.title);
    await expect(canvas.getByText('Nothing was charged, and your answers are saved.')).toBeVisible();
    await expect(canvas.getByText('If this is an emergency, call 911.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Message your care team' })).toHaveAttribute(
      'href',
      '#/dashboard/messages',
    );
    await expect(canvas.getByRole('link', { name: 'See other treatments' })).toHaveAttribute('href', '#/shop');
    await userEvent.click(canvas.getByRole('button', { name: 'Change my answer' }));
    await expect(args.onBack).toHaveBeenCalled();
    await expect(canvas.queryByRole('button', { name: 'Continue' })).toBeNull();
  },
};

export const ProviderFirst: Story = {
  args: {
    stop: {
      ...stop,
      id: 'interactions',
      then: 'provider-first',
      title: 'A provider needs to check your medicines first',
      text: 'Some of your medicines can make far too much or too little rapamycin reach your blood.',
    },
  },
};

/** An answer that stopped the visit for good was changed. */
export const Changed: Story = {
  args: { stop: { ...stop, then: 'provider-first', changed: true } },
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(args.step.changed.title);
    await expect(canvas.getByText(args.step.changed.text)).toBeVisible();
  },
};

const { shop: _, ...withoutShop } = meta.args.step;

/** A check-in sells nothing, so its stop offers nothing else. */
export const CheckIn: Story = {
  args: {
    step: { ...withoutShop, saved: 'Your answers are saved.' },
    stop: {
      ...stop,
      id: 'pregnancy-change',
      then: 'provider-first',
      title: 'A provider needs to speak with you first',
      text: 'Don’t take your next dose until you’ve talked with your care team.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Message your care team' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'See other treatments' })).toBeNull();
  },
};

export const LongTexts: Story = longTexts;
