import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NotFoundPage } from '#app/shell/NotFoundPage.tsx';

const meta = { title: 'Pages/Not found', component: NotFoundPage } satisfies Meta<typeof NotFoundPage>;

export default meta;

export const NotFound: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '404 - Page Not Found' })).toBeVisible();
    await expect(canvas.getByText('The page you are looking for does not exist.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to my dashboard' })).toHaveAttribute('href', '/');
  },
};
