import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { UnknownPage } from '#app/dashboard/layout/UnknownPage.tsx';
import { exampleUser as user } from '../exampleUser.ts';
import { DashboardHarness } from './DashboardHarness.tsx';

const meta = {
  title: 'Pages/Dashboard/Unknown page',
  component: DashboardHarness,
  args: { page: UnknownPage, user: user() },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unknown: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: '404 - Page Not Found' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to my dashboard' })).toBeVisible();
  },
};
