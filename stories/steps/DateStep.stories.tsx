import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, type within } from 'storybook/test';
import { DateStep } from '#renderers/steps/questions/date/DateStep.tsx';
import type { DateLimits } from '#renderers/ports/ports.ts';
import { expectFocus } from '../expectFocus.ts';
import { context, onPage } from './support/stepStory.tsx';
import { withDateLimits } from './support/withDateLimits.tsx';
import { longTexts } from './support/longTexts.ts';
import { expectRetry } from './support/expectRetry.ts';

const limits: DateLimits = {
  earliest: '2026-07-09',
  latest: '2027-06-15',
  scheduled: '2026-07-20',
  selected: '2026-07-21',
  zone: 'America/Los_Angeles',
};

const meta = {
  component: DateStep,
  decorators: [withDateLimits(limits), onPage],
  args: {
    ...context,
    step: {
      id: 'reschedule',
      kind: 'date',
      title: 'Reschedule your subscription',
      help: 'Choose the day on which Rapamycin is next charged and sent.',
      label: 'New date',
      saves: 'subscription.new_date',
      continueLabel: 'Reschedule',
      errors: { missing: 'Please choose one of the available days.' },
    },
  },
} satisfies Meta<typeof DateStep>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const day = (canvas: Canvas, name: RegExp) => canvas.getByRole('button', { name });
const month = (canvas: Canvas, name: string) => canvas.findByRole('grid', { name });
const press = (canvas: Canvas, name: string) => userEvent.click(canvas.getByRole('button', { name }));

export const Unanswered: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('group', { name: 'New date' })).toHaveAccessibleDescription('Tuesday, July 21, 2026');
    await expect(day(canvas, /July 21, 2026, chosen$/)).toBeEnabled();
    await press(canvas, 'Reschedule');
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: '2026-07-21' });
  },
};

export const AnotherDay: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(day(canvas, /^Thursday, July 9, 2026$/));
    await expect(canvas.getByText('Thursday, July 9, 2026')).toBeVisible();
    await expect(args.onDraft).toHaveBeenLastCalledWith({ value: '2026-07-09' });
    await press(canvas, 'Reschedule');
    await expect(args.onSubmit).toHaveBeenCalledWith({ value: '2026-07-09' });
  },
};

export const OnlyDaysThatAreOffered: Story = {
  play: async ({ canvas, args }) => {
    for (const name of [/July 8, 2026$/, /July 20, 2026, currently scheduled$/]) {
      await expect(day(canvas, name)).toBeDisabled();
      await userEvent.click(day(canvas, name), { pointerEventsCheck: 0 });
    }
    await expect(args.onDraft).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Previous month' })).toHaveAttribute('aria-disabled', 'true');
    for (let count = 0; count < 11; count += 1) await press(canvas, 'Next month');
    await month(canvas, 'June 2027');
    await expect(canvas.getByRole('button', { name: 'Next month' })).toHaveAttribute('aria-disabled', 'true');
    await expect(day(canvas, /June 15, 2027$/)).toBeEnabled();
    await expect(day(canvas, /June 16, 2027$/)).toBeDisabled();
  },
};

export const ByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    day(canvas, /July 21, 2026, chosen$/).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expectFocus(day(canvas, /July 29, 2026$/));
    await userEvent.keyboard('{PageDown}');
    await expectFocus(day(canvas, /August 29, 2026$/));
    await userEvent.keyboard('{Home}{Enter}');
    await expect(canvas.getByText('Sunday, August 23, 2026')).toBeVisible();
    await expect(args.onSubmit).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}{ArrowUp}');
    await expectFocus(day(canvas, /July 12, 2026$/));
  },
};

/** A day that is no longer offered is replaced by the preselected day. */
export const NoLongerOffered: Story = {
  args: { answer: { value: '2026-07-01' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Tuesday, July 21, 2026')).toBeVisible();
  },
};

export const Answered: Story = {
  args: { answer: { value: '2026-12-24' } },
  play: async ({ canvas }) => {
    await month(canvas, 'December 2026');
    await expect(canvas.getByText('Thursday, December 24, 2026')).toBeVisible();
  },
};

export const Today: Story = {
  args: { today: { year: 2026, month: 7, day: 9 } },
  play: async ({ canvas }) => {
    await expect(day(canvas, /^Thursday, July 9, 2026, today$/)).toBeEnabled();
  },
};

export const NoDatePreselected: Story = {
  decorators: [withDateLimits({ ...limits, earliest: '2026-07-20', latest: '2026-07-20', selected: '2026-07-20' })],
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('No date is chosen yet.')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Reschedule' });
    await expect(button).toHaveAccessibleDescription('Please choose one of the available days.');
    await userEvent.click(button);
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const Rejected: Story = {
  args: {
    answer: { value: '2026-07-22' },
    problems: [{ field: 'value', code: 'pattern', message: 'Please choose one of the available days.' }],
  },
  play: async ({ canvas, args }) => {
    await expectFocus(day(canvas, /July 22, 2026, chosen$/));
    await expect(canvas.getByRole('group', { name: 'New date' })).toHaveAccessibleDescription(
      'Please choose one of the available days. Wednesday, July 22, 2026',
    );
    await userEvent.click(day(canvas, /July 23, 2026$/));
    await waitFor(() => expect(canvas.queryByText(args.step.errors.missing)).toBeNull());
  },
};

export const Saving: Story = {
  args: { answer: { value: '2026-07-22' }, busy: true },
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Saving…' }));
    await expect(args.onSubmit).not.toHaveBeenCalled();
  },
};

export const SaveFailed: Story = {
  args: { answer: { value: '2026-07-22' }, failed: true },
  play: ({ canvas, args }) => expectRetry(canvas, args.onSubmit, { value: '2026-07-22' }),
};

export const LongTexts: Story = longTexts;
