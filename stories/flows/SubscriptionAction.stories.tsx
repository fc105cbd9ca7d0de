import type { Meta, StoryObj } from '@storybook/react-vite';
import { StrictMode } from 'react';
import { expect, fn, userEvent, type within } from 'storybook/test';
import { EffectError } from '#engine/effects/EffectError.ts';
import { expectFocus } from '../expectFocus.ts';
import { SubscriptionActionStory, type ActionEffects } from './SubscriptionActionStory.tsx';

const meta = {
  title: 'Flows/SubscriptionAction',
  component: SubscriptionActionStory,
  args: { opened: 'cancel', effects: () => ({}) },
  render: (args) => (
    <StrictMode>
      <SubscriptionActionStory {...args} />
    </StrictMode>
  ),
} satisfies Meta<typeof SubscriptionActionStory>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const success = 'Success! Your subscription was successfully updated!';
const shows = (canvas: Canvas, name: string) => canvas.findByRole('heading', { level: 1, name });
const press = async (canvas: Canvas, name: string) => userEvent.click(await canvas.findByRole('button', { name }));
const choose = async (canvas: Canvas, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('radio', { name }));

const closes = async (canvas: Canvas) => {
  await expectFocus(await shows(canvas, success));
  await press(canvas, 'Close');
  await shows(canvas, 'The subscription was changed');
};

/** Fails the first time, then succeeds. */
const failingOnce = () => {
  let failed = false;
  return () => {
    if (failed) return Promise.resolve({});
    failed = true;
    return Promise.reject(new EffectError({ code: 'PaymentUnavailable', message: '' }));
  };
};

/** The button says that nothing was done, and so does an announcement; no message is shown. */
async function saysNotDone(canvas: Canvas): Promise<HTMLElement> {
  const again = await canvas.findByRole('button', { name: 'Error. Try Again' });
  await expect(again).not.toHaveAttribute('aria-disabled');
  await expect(canvas.getByText('This was not done. Please try again.')).toHaveAttribute('role', 'alert');
  return again;
}

/** A failure loses no input, and the button can be pressed again. */
async function goesOnAfterFailure(canvas: Canvas, button: string) {
  await press(canvas, button);
  await userEvent.click(await saysNotDone(canvas));
  await closes(canvas);
}

export const PauseOrCancel: Story = {
  play: async ({ canvas }) => {
    await shows(canvas, 'Would a pause be enough?');
    await press(canvas, 'Cancel');
    await shows(canvas, 'Why would you like to cancel?');
    await choose(canvas, 'Too expensive');
    await press(canvas, 'Cancel subscription');
    await closes(canvas);
  },
};

export const PauseInstead: Story = {
  play: async ({ canvas }) => {
    await press(canvas, 'Pause');
    await shows(canvas, 'Why would you like to pause?');
    await press(canvas, 'Back');
    await shows(canvas, 'Would a pause be enough?');
    await press(canvas, 'Pause');
    await choose(canvas, 'Away or traveling');
    await press(canvas, 'Pause subscription');
    await closes(canvas);
  },
};

export const OpenedToPause: Story = {
  args: { opened: 'pause' },
  play: async ({ canvas }) => {
    await shows(canvas, 'Pause your subscription');
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

export const CancelAPausedSubscription: Story = {
  args: { paused: true },
  play: async ({ canvas }) => {
    await shows(canvas, 'Cancel your subscription');
    await expect(canvas.queryByRole('button', { name: 'Pause' })).toBeNull();
    await press(canvas, 'Back');
    await shows(canvas, 'The panel was left');
  },
};

export const PauseThatFails: Story = {
  args: { opened: 'pause', effects: () => ({ pauseSubscription: failingOnce() }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Pause');
    await choose(canvas, 'Other');
    await userEvent.type(canvas.getByPlaceholderText('Please describe'), 'I move abroad');
    await press(canvas, 'Pause subscription');
    await saysNotDone(canvas);
    await expect(canvas.getByPlaceholderText('Please describe')).toHaveValue('I move abroad');
    await press(canvas, 'Error. Try Again');
    await closes(canvas);
  },
};

export const CancelThatFails: Story = {
  args: { effects: () => ({ cancelSubscription: failingOnce() }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Cancel');
    await choose(canvas, "I don't need it anymore.");
    await goesOnAfterFailure(canvas, 'Cancel subscription');
  },
};

const pauses = fn<ActionEffects['pauseSubscription']>(() => new Promise(() => undefined));

/** While the action is being sent, another press does not send it again. */
export const Pausing: Story = {
  args: { opened: 'pause', effects: () => ({ pauseSubscription: pauses }) },
  beforeEach: () => {
    pauses.mockClear();
  },
  play: async ({ canvas }) => {
    await press(canvas, 'Pause');
    await choose(canvas, 'Too expensive');
    await press(canvas, 'Pause subscription');
    await press(canvas, 'Saving…');
    await userEvent.keyboard('{Enter}');
    await expect(pauses).toHaveBeenCalledTimes(1);
  },
};

export const ResumeNow: Story = {
  args: { opened: 'resume', paused: true },
  play: async ({ canvas }) => {
    await choose(canvas, /Resume now/);
    await expect(canvas.getByText(/we charge \$285\.00/)).toBeVisible();
    await press(canvas, 'Resume subscription');
    await closes(canvas);
  },
};

export const ResumeAtPeriodEndThatFails: Story = {
  args: { opened: 'resume', paused: true, effects: () => ({ resumeSubscription: failingOnce() }) },
  play: async ({ canvas }) => {
    await choose(canvas, /Resume on July 13, 2026/);
    await goesOnAfterFailure(canvas, 'Resume subscription');
  },
};

export const ResumeAfterThePeriodThatFails: Story = {
  args: { opened: 'resume', paused: true, periodOver: true, effects: () => ({ resumeSubscription: failingOnce() }) },
  play: async ({ canvas }) => {
    await shows(canvas, 'Resume your subscription');
    await expect(canvas.getByText(/is over\. A new one begins today: we charge \$285\.00/)).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
    await press(canvas, 'Resume now');
    await userEvent.click(await saysNotDone(canvas));
    await canvas.findByText('A new period of Rapamycin has begun today, and $285.00 was charged.');
    await closes(canvas);
  },
};

export const Reschedule: Story = {
  args: { opened: 'reschedule' },
  play: async ({ canvas }) => {
    await canvas.findByText('Friday, July 10, 2026');
    await press(canvas, 'Reschedule');
    await closes(canvas);
  },
};

export const RescheduleThatFails: Story = {
  args: { opened: 'reschedule', effects: () => ({ rescheduleSubscription: failingOnce() }) },
  play: async ({ canvas }) => {
    await press(canvas, 'Saturday, July 11, 2026');
    await goesOnAfterFailure(canvas, 'Reschedule');
  },
};

export const RescheduleAfterThePrescriptionExpires: Story = {
  args: { opened: 'reschedule' },
  play: async ({ canvas }) => {
    await canvas.findByRole('grid', { name: 'July 2026' });
    for (const _ of ['August', 'September', 'October']) await press(canvas, 'Next month');
    await press(canvas, 'Thursday, October 1, 2026');
    await press(canvas, 'Reschedule');
    await expectFocus(await shows(canvas, 'Your prescription will have expired by then'));
    await press(canvas, 'Cancel');
    await canvas.findByText('Thursday, October 1, 2026');
    await press(canvas, 'Reschedule');
    await press(canvas, 'Continue');
    await closes(canvas);
  },
};
