import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { SessionGuard } from '#app/shell/SessionGuard.tsx';
import { currentSession } from '#services/api/client/currentSession.ts';
import { answering } from '../../answering.ts';
import { exampleUser } from '../exampleUser.ts';

const meta = {
  title: 'Pages/Session guard',
  component: SessionGuard,
  beforeEach: answering({}),
  decorators: [
    (Story) => (
      <main>
        <h1>Tell us about yourself</h1>
        <Story />
      </main>
    ),
  ],
} satisfies Meta<typeof SessionGuard>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialog = { name: 'Please log in again' };

export const Idle: Story = {};

export const Interrupted: Story = {
  beforeEach: () => {
    currentSession.begin({ token: 'token', expires_in: 900, ends_in: 1800, user: exampleUser() });
    currentSession.forget();
    void currentSession.signedInAgain();
  },
  play: async () => {
    const asked = within(await screen.findByRole('dialog', dialog));
    await expect(asked.getByText('Your session has ended. What you entered is still here.')).toBeVisible();
    await expect(asked.getByLabelText('Email')).toHaveValue(exampleUser().email);
    await expect(asked.getByRole('button', { name: 'Log in' })).toBeEnabled();
    await expect(asked.queryByRole('link', { name: 'Forgot Password' })).toBeNull();
  },
};

export const SignedInAgain: Story = {
  play: async () => {
    const again = currentSession.signedInAgain();
    await screen.findByRole('dialog', dialog);
    currentSession.begin({ token: 'token', expires_in: 900, ends_in: 1800, user: exampleUser() });
    await expect(await again).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LoginDismissed: Story = {
  play: async () => {
    const again = currentSession.signedInAgain();
    await screen.findByRole('dialog', dialog);
    currentSession.end();
    await expect(await again).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};
