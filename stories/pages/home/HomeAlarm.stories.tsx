import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HomeAlarm } from '#app/dashboard/home/HomeAlarm.tsx';
import type { HomeLab } from '#app/dashboard/home/rules/HomeFacts.ts';
import type { EndedAlarm } from '#schemas/wire/labs/labPanel.ts';
import { PageHarness } from '../PageHarness.tsx';

const potassium = { report: 'a'.repeat(24), name: 'Potassium', value: '6.7', unit: 'mmol/L' };
const ended = (more: Partial<EndedAlarm>): EndedAlarm => ({
  ...potassium,
  now: null,
  why: 'changed',
  at: '2026-06-05T15:00:00.000Z',
  seen: false,
  ...more,
});
const lab = (more: Partial<HomeLab>): HomeLab => ({ id: 'b'.repeat(24), status: 'results_ready', ...more });

const meta = {
  title: 'Pages/Home/Alarm',
  component: HomeAlarm,
  args: { userId: '1'.repeat(24) },
  decorators: [(Story) => <PageHarness story={() => <Story />} />],
} satisfies Meta<typeof HomeAlarm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Critical: Story = {
  args: { labs: [lab({ alarms: [potassium, { ...potassium, name: 'Blasts', value: null, unit: null }] })] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Potassium: 6\.7 mmol\/L/)).toBeVisible();
    await expect(await canvas.findByRole('link', { name: 'See your results' })).toBeVisible();
  },
};

/** What ended by another value needs nobody; what a person has ended still counts. */
export const Ended: Story = {
  args: {
    labs: [
      lab({
        ended: [
          ended({ now: '4.2' }),
          ended({ name: 'Sodium', value: '118', why: 'retested', now: '139' }),
          ended({ name: 'Glucose', value: '512', unit: 'mg/dL', why: 'explained' }),
          ended({ name: 'Blasts', value: '12', unit: '%', why: 'closed' }),
        ],
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/changed it to 4\.2 mmol\/L on June 5/)).toBeVisible();
    await expect(await canvas.findByText(/Sodium is now 139 mmol\/L/)).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: /911/ })).toHaveLength(2);
  },
};

/** An open alarm comes alone: what has ended elsewhere can wait. */
export const CriticalBesideEnded: Story = {
  args: { labs: [lab({ ended: [ended({ now: '4.2' })] }), lab({ id: 'c'.repeat(24), alarms: [potassium] })] },
  play: async ({ canvas }) => {
    await canvas.findByText(/Potassium: 6\.7 mmol\/L/);
    await expect(canvas.queryByText(/changed it to/)).toBeNull();
  },
};
