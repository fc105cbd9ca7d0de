import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent } from 'storybook/test';
import { DecisionStep } from '#renderers/steps/screens/DecisionStep.tsx';
import { context, onPage } from './support/stepStory.tsx';

const meta = {
  component: DecisionStep,
  decorators: [onPage],
  args: {
    ...context,
    step: {
      id: 'retention-offer',
      kind: 'decision',
      title: 'Before you go: an offer for you',
      body: ['Stay with Rapamycin, and we will help you get the most out of it:'],
      points: ['20% off your next renewal', 'A free longevity consultation'],
      help: 'The discount is yours once the consultation is booked.',
      saves: 'retention.choice',
      actions: [
        { value: 'book', label: 'Continue' },
        { value: 'dismiss', label: 'Dismiss', look: 'secondary' },
        { value: 'cancel', label: 'Cancel My Treatment', look: 'quiet' },
      ],
    },
  },
} satisfies Meta<typeof DecisionStep>;

export default meta;
type Story = StoryObj<typeof meta>;

const names = ['Continue', 'Dismiss', 'Cancel My Treatment'];

export const Unanswered: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '20% off your next renewal',
      'A free longevity consultation',
    ]);
    for (const [at, value] of ['book', 'dismiss', 'cancel'].entries()) {
      await userEvent.click(canvas.getByRole('button', { name: names[at] ?? '' }));
      await expect(args.onSubmit).toHaveBeenLastCalledWith({ value });
    }
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    canvas.getByRole('heading', { level: 1 }).focus();
    for (const name of names) {
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name })).toHaveFocus();
    }
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'cancel' });
  },
};

/** Every button stays on screen, however long the message is. */
export const LongTexts: Story = {
  args: {
    step: {
      ...meta.args.step,
      body: Array.from(
        { length: 12 },
        (_, at) => `${at + 1}. Whoever stops a treatment from one day to the next should talk to the care team first.`,
      ),
    },
  },
  play: async ({ canvas }) => {
    for (const name of names) {
      const { top, bottom } = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(top).toBeGreaterThanOrEqual(0);
      await expect(bottom).toBeLessThanOrEqual(window.innerHeight);
    }
  },
};

export const Warning: Story = {
  args: {
    step: {
      id: 'overdue',
      kind: 'decision',
      tone: 'warning',
      title: 'Your prescription will have expired by then',
      body: ['We renew it for free: a provider reviews your chart before your order ships.'],
      saves: 'subscription.renewal',
      actions: [
        { value: 'accept', label: 'Continue' },
        { value: 'change', label: 'Cancel', look: 'secondary' },
      ],
    },
  },
};

export const OneWayOn: Story = {
  args: {
    step: {
      id: 'pause-alone',
      kind: 'decision',
      title: 'Pause your subscription',
      body: ['While Rapamycin is paused, nothing ships and nothing is charged. You can resume it anytime.'],
      saves: 'subscription.action',
      actions: [{ value: 'pause', label: 'Pause' }],
    },
  },
};

/** Only the pressed button shows that it is busy; meanwhile all others do nothing. */
export const Saving: Story = {
  render: function SavingStory(args) {
    const [busy, setBusy] = useState(false);
    return (
      <DecisionStep
        {...args}
        busy={busy}
        onSubmit={(answer) => {
          setBusy(true);
          args.onSubmit(answer);
        }}
      />
    );
  },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel My Treatment' }));
    await expect(canvas.getByRole('button', { name: 'Saving…' })).toHaveFocus();
    await expect(canvas.getAllByRole('button', { busy: true })).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: 'cancel' });
  },
};
