import type { QueryClient } from '@tanstack/react-query';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LabOrderedPage } from '#app/labs/LabOrderedPage.tsx';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';

const user = exampleUser();
const panel = (more: Partial<LabPanel> = {}): LabPanel => ({
  _id: 'a'.repeat(24),
  product_template: 'b'.repeat(24),
  name: 'Longevity Panel',
  purchase: '65f0c0ffee0123456789abcd',
  payment: { amount: 22_900, status: 'captured' },
  status: 'pending',
  status_at: null,
  critical: false,
  latestReport: null,
  created_at: '2026-03-06T18:30:00.000Z',
  ...more,
});
const having = (panels: LabPanel[]) => ({
  prepare: (queries: QueryClient) => queries.setQueryData(labPanelsQuery(user._id).queryKey, panels),
});

const meta = {
  title: 'Pages/Lab ordered',
  component: DashboardHarness,
  args: {
    framed: false,
    page: LabOrderedPage,
    user,
    route: '/labs/$panelId',
    path: `/labs/${panel()._id}`,
    ...having([panel()]),
  },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ordered: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your lab test is ordered' })).toBeVisible();
    await expect(canvas.getByText('6789ABCD')).toBeVisible();
    await expect(canvas.getByText('Friday, March 6, 2026 at 1:30 PM EST')).toBeVisible();
    await expect(canvas.getByText('$229.00 was charged to your card.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/profile`,
    );
  },
};

export const Newest: Story = {
  args: {
    route: '/labs',
    path: '/labs',
    ...having([panel({ _id: 'c'.repeat(24), name: 'Newest Panel' }), panel()]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Newest Panel')).toBeVisible();
    await expect(canvas.queryByText('Longevity Panel')).toBeNull();
  },
};

export const Unknown: Story = {
  args: having([]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No lab test here' })).toBeVisible();
  },
};

export const Reading: Story = { args: { prepare: () => undefined } };
