import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LabOrderedPage } from '#app/labs/LabOrderedPage.tsx';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';

const user = exampleUser();

const meta = {
  title: 'Pages/Lab ordered',
  component: DashboardHarness,
  args: { framed: false, page: LabOrderedPage, user },
} satisfies Meta<typeof DashboardHarness>;

export default meta;

export const Ordered: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your lab test is ordered' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute(
      'href',
      `/dashboard/${user._id}/profile`,
    );
  },
};
