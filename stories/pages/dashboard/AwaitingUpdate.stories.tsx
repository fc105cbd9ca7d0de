import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AwaitingUpdate } from '#app/dashboard/home/AwaitingUpdate.tsx';
import { exampleVisit as visit } from '../visit/exampleVisit.ts';
import { PageHarness } from '../PageHarness.tsx';

const REASON = 'Your face is in the shade. Please take the photo in daylight.';

const awaiting = (reason: string | null) =>
  visit('Rapamycin', 12, 12, {
    awaiting_patient_update: { is_awaiting: true, reason, hold_date: '2026-01-03T00:00:00.000Z' },
  });

const meta = {
  title: 'Pages/Home/Awaiting a photo',
  component: AwaitingUpdate,
  args: { intakes: [visit('Metabolic health', 2, 6), awaiting(REASON)] },
  decorators: [(Story) => <PageHarness story={() => <Story />} />],
} satisfies Meta<typeof AwaitingUpdate>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithReason: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(REASON)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Take a new photo' })).toHaveAttribute(
      'href',
      '/photoreupload/profile',
    );
  },
};

export const WithoutReason: Story = {
  args: { intakes: [awaiting(null)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^We cannot use the photo that you sent/)).toBeVisible();
  },
};

/** A new photo counts for all visits, so the same reason is shown only once. */
export const TwoVisits: Story = {
  args: { intakes: [awaiting(REASON), awaiting(REASON)] },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText(REASON)).toHaveLength(1);
    await expect(canvas.getAllByRole('link', { name: 'Take a new photo' })).toHaveLength(1);
  },
};

export const NothingAwaited: Story = {
  args: { intakes: [visit('Rapamycin', 12, 12)] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Take a new photo' })).toBeNull();
  },
};
