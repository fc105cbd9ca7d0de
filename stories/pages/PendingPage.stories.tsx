import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PendingPage } from '#app/shell/PendingPage.tsx';

const meta = { title: 'Pages/Pending', component: PendingPage } satisfies Meta<typeof PendingPage>;

export default meta;

export const Pending: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};
