import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { KeepTwoStepPage } from '#app/entry/twoStep/KeepTwoStepPage.tsx';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';

const meta = {
  title: 'Pages/Keep two-step sign-in on',
  component: KeepTwoStepPage,
  args: {
    organization: exampleOrganization,
    address: { name: 'keep-two-step', user: '1'.repeat(24), token: 'token' },
  },
  beforeEach: answering({ 'lost-step-stop': { status: 200, body: null } }),
} satisfies Meta<typeof KeepTwoStepPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Asked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Keep two-step sign-in on' })).toBeVisible();
  },
};

export const Done: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it on' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('Two-step sign-in stays on.');
  },
};

export const Refused: Story = {
  beforeEach: answering({ 'lost-step-stop': problemAnswer(422, 'LinkInvalid', 'This link can no longer be used.') }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it on' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This link can no longer be used.');
  },
};
