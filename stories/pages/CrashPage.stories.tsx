import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CrashPage } from '#app/shell/CrashPage.tsx';

const meta = { title: 'Pages/Crash', component: CrashPage } satisfies Meta<typeof CrashPage>;

export default meta;

export const Crashed: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unexpected error has occured! Refresh the page, please.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeEnabled();
  },
};
