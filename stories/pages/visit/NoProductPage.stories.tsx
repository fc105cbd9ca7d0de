import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoProductPage } from '#app/signup/NoProductPage.tsx';
import { DashboardHarness } from '../dashboard/DashboardHarness.tsx';
import { exampleUser } from '../exampleUser.ts';

const meta = {
  title: 'Pages/No product',
  component: DashboardHarness,
  args: { framed: false, page: NoProductPage, user: exampleUser() },
} satisfies Meta<typeof DashboardHarness>;

export default meta;

export const NoProduct: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose a product first' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View our products' })).toHaveAttribute('href', '/shop');
  },
};
