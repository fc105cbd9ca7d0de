import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { LabsListPage } from '#app/labs/list/LabsListPage.tsx';
import { NoPanel } from '#app/labs/parts/NoPanel.tsx';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { examplePanel, exampleReady } from './exampleLab.ts';
import { asking, knowing, labUser, REPORT } from './labsArgs.ts';

const states = [
  examplePanel({ _id: '1'.repeat(24), status: 'ready_to_order', payment: null }),
  examplePanel({ _id: '2'.repeat(24), status: 'pending' }),
  examplePanel({ _id: '3'.repeat(24), status: 'prepared', status_at: '2026-03-07T18:30:00.000Z' }),
  examplePanel({ _id: '4'.repeat(24), status: 'awaiting_results', status_at: '2026-03-08T18:30:00.000Z' }),
  exampleReady({ critical: true, alarms: [{ report: REPORT, name: 'Potassium', value: '6.7', unit: 'mmol/L' }] }),
];

const meta = {
  title: 'Pages/Labs',
  component: DashboardHarness,
  args: { page: LabsListPage, user: labUser, route: '/labs', path: '/labs', prepare: knowing({ panels: states }) },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const EachState: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Labs' })).toBeVisible();
    for (const label of [
      'Ready to order',
      'Order being prepared',
      'Ready for your blood draw',
      'Waiting for results',
      'Needs attention now',
    ])
      await expect(canvas.getByText(label, { exact: true })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'See your results' })).toHaveAttribute(
      'href',
      `/labs/${'a'.repeat(24)}`,
    );
    await expect(canvas.getAllByRole('button', { name: 'Download lab order (PDF)' })).toHaveLength(1);
    await expect(canvas.getAllByRole('button', { name: 'Order Longevity Panel, included for you' })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: 'Compare your values over time' })).toHaveAttribute(
      'href',
      '/labs/trends',
    );
  },
};

/** Without the pages of panels, results that wait for a note can be shown here. */
export const WaitingWithoutPages: Story = {
  args: {
    user: { ...labUser, feature_flags: { labs2: false } },
    route: '/dashboard/$userId/labs',
    path: '/dashboard/me/labs',
    prepare: knowing({ panels: [exampleReady({ waiting: [REPORT] })] }),
  },
  beforeEach: answering({ opened: problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show them now' }));
    await expect(await canvas.findByText('Please try again later.')).toBeVisible();
  },
};

/** Patients who are not shown the pages of panels find their results here. */
export const WithoutPages: Story = {
  args: {
    user: { ...labUser, feature_flags: { labs2: false } },
    route: '/dashboard/$userId/labs',
    path: '/dashboard/me/labs',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Download results (PDF)' })).toBeVisible();
    const main = within(canvas.getByRole('main'));
    await expect(main.queryByRole('link', { name: /^See|^Compare/ })).toBeNull();
  },
};

export const NothingBought: Story = {
  args: { prepare: knowing({ panels: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'See lab tests' })).toHaveAttribute('href', '/shop?type=lab');
  },
};

export const DownloadFailed: Story = {
  args: { prepare: knowing({ panels: [exampleReady()] }) },
  beforeEach: answering({ '/download': problemAnswer(404, 'NotFound', 'the patient has no such report') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Download results (PDF)' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This report is not there any more.');
  },
};

export const NotRead: Story = {
  args: {
    prepare: (queries) => {
      asking(queries);
      queries.removeQueries({ queryKey: ['lab panels'] });
    },
  },
  beforeEach: answering({}),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Load again' })).toBeVisible();
  },
};

export const OfSomebodyElse: Story = {
  args: { page: NoPanel, prepare: knowing({ panels: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'No lab test here' })).toBeVisible();
  },
};
