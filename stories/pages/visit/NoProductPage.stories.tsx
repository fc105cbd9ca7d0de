import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NoProductPage } from '#app/signup/NoProductPage.tsx';
import { DashboardStand } from '../dashboard/DashboardStand.tsx';
import { exampleUser } from '../exampleUser.ts';

const meta = {
  title: 'Pages/No product',
  component: DashboardStand,
  args: { page: NoProductPage, user: exampleUser() },
} satisfies Meta<typeof DashboardStand>;

export default meta;

export const NoProduct: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Choose a product first' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View our products' })).toHaveAttribute('href', '/shop');
  },
};
