import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { LostStepPage } from '#app/entry/twoStep/LostStepPage.tsx';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';

const meta = {
  title: 'Pages/Turn two-step sign-in off',
  component: LostStepPage,
  args: {
    organization: exampleOrganization,
    address: { name: 'lost-step', user: '1'.repeat(24), token: 'token' },
  },
  beforeEach: answering({ 'lost-step': { status: 200, body: null } }),
} satisfies Meta<typeof LostStepPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Turn two-step sign-in off' })).toBeVisible();
  },
};

export const Done: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn it off in 7 days' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Two-step sign-in will be off in 7 days.');
  },
};

export const Refused: Story = {
  beforeEach: answering({ 'lost-step': problemAnswer(422, 'LinkInvalid', 'This link can no longer be used.') }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Turn it off in 7 days' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link can no longer be used.');
  },
};
