import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CrashPage } from '#app/shell/CrashPage.tsx';
import { ProblemError } from '#services/api/client/ProblemError.ts';

const meta = {
  title: 'Pages/Crash',
  component: CrashPage,
  args: { error: new Error('x is undefined') },
} satisfies Meta<typeof CrashPage>;

export default meta;

export const Crashed: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Unexpected error has occured! Refresh the page, please.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeEnabled();
  },
};

const message = 'We will be back soon. Please try again in a minute.';

export const Away: StoryObj<typeof meta> = {
  args: { error: new ProblemError({ status: 503, code: 'ServiceUnavailable', message, fields: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(message)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Reload page' })).toBeEnabled();
  },
};
