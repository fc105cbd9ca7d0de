import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { EndSessionPage } from '#app/entry/devices/EndSessionPage.tsx';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';

const USED = 'This link can no longer be used. It may have expired or been used before.';

const meta = {
  title: 'Pages/Sign out a device',
  component: EndSessionPage,
  args: {
    organization: exampleOrganization,
    address: { name: 'end-session', user: '1'.repeat(24), token: 'token' },
  },
  beforeEach: answering({ '/session-end': { status: 200, body: null } }),
} satisfies Meta<typeof EndSessionPage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing is ended by opening the page alone. */
export const Opened: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sign that device out' })).toBeEnabled();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const Ended: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign that device out' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('The device is signed out');
    const next = canvas.getByRole('link', { name: 'Choose a new password' });
    await expect(next).toHaveAttribute('href', '/request-password-reset');
  },
};

export const LinkInvalid: Story = {
  beforeEach: answering({ '/session-end': problemAnswer(422, 'LinkInvalid', USED) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sign that device out' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(USED);
    await expect(canvas.getByRole('alert')).toHaveTextContent('care@clinic.example');
  },
};
