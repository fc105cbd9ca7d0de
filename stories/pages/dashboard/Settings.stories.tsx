import type { Meta, StoryObj } from '@storybook/react-vite';
import type { QueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { NotificationSettingsPage } from '#app/dashboard/settings/notifications/NotificationSettingsPage.tsx';
import { ProfilePage } from '#app/dashboard/settings/profile/ProfilePage.tsx';
import { SecurityPage } from '#app/dashboard/settings/security/SecurityPage.tsx';
import { SettingsLayout } from '#app/dashboard/settings/SettingsLayout.tsx';
import { SettingsMenu } from '#app/dashboard/settings/SettingsMenu.tsx';
import { ShippingPage } from '#app/dashboard/settings/shipping/ShippingPage.tsx';
import type { Passkey } from '#schemas/wire/passkey.ts';
import { passkeysQuery } from '#services/api/passkeys/passkeysQuery.ts';
import { twoStepQuery } from '#services/api/twoStep.ts';
import { answering } from '../../answering.ts';
import { problemAnswer } from '../../problemAnswer.ts';
import { exampleUser as user } from '../exampleUser.ts';
import { DashboardHarness } from './DashboardHarness.tsx';

const meta = {
  title: 'Pages/Settings',
  component: DashboardHarness,
  args: { page: ProfilePage as () => ReactNode, user: user() },
} satisfies Meta<typeof DashboardHarness>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Frame: Story = {
  args: { page: SettingsLayout },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Settings' })).toBeVisible();
    await expect(canvas.getByText('Manage your account settings and preferences.')).toBeVisible();
  },
};

export const Menu: Story = {
  args: { page: () => <SettingsMenu user={user()} /> },
  play: async ({ canvas }) => {
    const menu = within(await canvas.findByRole('navigation', { name: 'Settings' }));
    await expect(menu.getAllByRole('link')).toHaveLength(11);
  },
};

export const WholeProfile: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: 'Profile Image' })).toBeVisible();
  },
};

export const VerifiedProfile: Story = {
  args: { user: user({ verified: true, verificationStatus: 'completed' }) },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Personal Information' }));
    await expect(section.getByLabelText('First name')).toBeDisabled();
    await expect(section.getByLabelText('Weight (lb)')).toBeEnabled();
  },
};

/** What is suggested lies above the panel, where it can be read and pressed. */
export const MedicalHistorySuggests: Story = {
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Medical History' }));
    await userEvent.click(section.getByRole('button', { name: 'Review medical history' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Medical history' }));
    const question = await panel.findByRole('region', { name: 'Do you take any medications or supplements?' });
    await userEvent.click(within(question).getByRole('radio', { name: 'Yes' }));
    await waitFor(() => expect(within(question).getByRole('combobox')).not.toHaveAttribute('readonly'));
    await userEvent.type(within(question).getByRole('combobox'), 'metf');
    const option = await screen.findByRole('option', { name: 'Metformin' });
    option.scrollIntoView({ block: 'center' });
    // The list is placed once more after it was scrolled, and closes a moment after Escape.
    await waitFor(() => {
      const { x, y, width, height } = option.getBoundingClientRect();
      return expect(option.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
    });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(panel.getByRole('button', { name: 'Save' })).toBeVisible();
  },
};

const healthy = { has_allergies: false, has_current_medications: false, has_medical_conditions: false };

export const MedicalHistoryNotSaved: Story = {
  args: { user: user({ medical_profile: { ...user().medical_profile, ...healthy } }) },
  beforeEach: answering({
    '/users/': problemAnswer(503, 'ServiceUnavailable', 'We could not save this right now. Try again in a minute.'),
  }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Medical History' }));
    await userEvent.click(section.getByRole('button', { name: 'Review medical history' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Medical history' }));
    await userEvent.click(await panel.findByLabelText('I am pregnant'));
    await userEvent.click(panel.getByRole('button', { name: 'Save' }));
    await expect(await panel.findByText('We could not save this right now. Try again in a minute.')).toBeVisible();
    await expect(panel.getByLabelText('I am pregnant')).toBeChecked();
  },
};

export const NewNumber: Story = {
  args: { user: user({ mobile_number: '2135550123' }) },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Mobile Number' }));
    await userEvent.click(section.getByRole('button', { name: 'New Number' }));
    await expect(section.getByRole('button', { name: 'Save number' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(section.getByLabelText('Mobile number'), '2135550199');
    await expect(section.getByRole('button', { name: 'Save number' })).not.toHaveAttribute('aria-disabled');
    await userEvent.click(section.getByRole('button', { name: 'Cancel' }));
    await expect(section.getByText('(213) 555-0123')).toBeVisible();
  },
};

export const TakenAddress: Story = {
  beforeEach: answering({
    '/email': problemAnswer(400, 'EmailAlreadyExists', 'Patient with this email already exists.'),
  }),
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Email Address' }));
    const email = section.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'chloe@example.com');
    await userEvent.type(section.getByLabelText('Current password'), 'Portal123');
    await userEvent.click(section.getByRole('button', { name: 'Save' }));
    await expect(await section.findByText('Patient with this email already exists.')).toBeVisible();
  },
};

export const WeakPassword: Story = {
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Password' }));
    await userEvent.type(section.getByLabelText('Current password'), 'Portal123');
    await userEvent.type(section.getByLabelText('New password'), 'portal');
    await userEvent.tab();
    await expect(section.getAllByText('Password must be at least 8 characters long.')[0]).toBeVisible();
    await expect(section.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const protecting =
  (on_since: string | null, passkeys: readonly Passkey[]) =>
  (queries: QueryClient): void => {
    queries.setQueryData(twoStepQuery(user()._id).queryKey, { on_since, recovery_codes: 8, off_from: null });
    queries.setQueryData(passkeysQuery(user()._id).queryKey, [...passkeys]);
  };

const passkey: Passkey = {
  _id: '1'.repeat(24),
  device: 'Safari on iPhone',
  created_at: '2026-05-03T16:00:00.000Z',
  last_used_at: null,
};

/** An account with a second step asks for it beside the password. */
export const CodeAskedFor: Story = {
  args: { prepare: protecting('2026-05-21T16:00:00.000Z', []) },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Email Address' }));
    const email = section.getByLabelText('Email');
    await userEvent.clear(email);
    await userEvent.type(email, 'dora.new@example.com');
    await userEvent.type(section.getByLabelText('Current password'), 'Portal123');
    await userEvent.click(section.getByRole('button', { name: 'Save' }));
    await expect(section.getByLabelText('Code')).toHaveFocus();
    await expect(section.getByText('Please enter the 6 digits that your app shows.')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Use a recovery code' }));
    await expect(section.getByLabelText('Recovery code')).toHaveValue('');
    await expect(section.queryByRole('button', { name: 'Use a passkey' })).toBeNull();
  },
};

/** Who has lost it is told the way back. */
export const PasskeyAskedFor: Story = {
  args: { prepare: protecting(null, [passkey]) },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Password' }));
    await expect(section.getByText(/^Your browser then asks for your passkey. If you have lost it/u)).toBeVisible();
    await expect(section.queryByLabelText('Code')).toBeNull();
  },
};

/** Where there are both, either is enough. */
export const CodeOrPasskey: Story = {
  args: { prepare: protecting('2026-05-21T16:00:00.000Z', [passkey]) },
  play: async ({ canvas }) => {
    const section = within(await canvas.findByRole('region', { name: 'Email Address' }));
    await userEvent.click(section.getByRole('button', { name: 'Use a passkey' }));
    await expect(section.getByText('Your browser then asks for your passkey.')).toBeVisible();
    await userEvent.click(section.getByRole('button', { name: 'Use a code of your app' }));
    await expect(section.getByLabelText('Code')).toBeVisible();
  },
};

export const WithoutAShippingAddress: Story = {
  args: { page: ShippingPage },
  play: async ({ canvas }) => {
    const save = await canvas.findByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await expect(await canvas.findByText('Address is required')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).toBeNull();
  },
};

export const WithAShippingAddress: Story = {
  args: {
    page: ShippingPage,
    user: user({
      shipping_info: {
        first_name: 'Dora',
        last_name: 'Demo',
        street_address: '1 Main Street',
        city: 'Los Angeles',
        state: 'CA',
        zip_code: '90001',
        country: 'us',
        phone_number: '2135550123',
      },
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Los Angeles, CA 90001')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit' }));
    await expect(canvas.getByLabelText('City')).toHaveValue('Los Angeles');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText('Los Angeles, CA 90001')).toBeVisible();
  },
};

export const NumberNotVerified: Story = {
  args: { page: NotificationSettingsPage },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Verify Your Number' })).toBeVisible();
    // The choice about results needs no number.
    await expect(canvas.getAllByRole('switch')).toHaveLength(1);
  },
};

export const WaitsForNote: Story = {
  args: { page: NotificationSettingsPage },
  beforeEach: answering({ users: { status: 200, body: user({ waits_for_lab_note: true }) } }),
  play: async ({ canvas }) => {
    const wait = await canvas.findByRole('switch', { name: 'Wait for my provider’s note' });
    await expect(wait).not.toBeChecked();
    await expect(wait).toHaveAccessibleDescription(/always shown at once\.$/);
    await userEvent.click(canvas.getByText('Wait for my provider’s note'));
    await expect(await canvas.findByText('Your choice was saved')).toBeVisible();
    await expect(wait).toBeChecked();
  },
};

export const Switches: Story = {
  args: {
    page: NotificationSettingsPage,
    user: user({ mobile_number: '2135550123', mobile_verified: true, notifications: { email: true, sms: false } }),
  },
  beforeEach: answering({ users: problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    const texts = await canvas.findByRole('switch', { name: 'Text messages' });
    await expect(texts).not.toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Email' })).toBeChecked();
    await userEvent.click(texts);
    await expect(await canvas.findByText('Please try again later.')).toBeVisible();
    await expect(texts).not.toBeChecked();
  },
};

export const Security: Story = {
  args: { page: SecurityPage },
  beforeEach: answering({ 'logout-everywhere': problemAnswer(503, 'ServerError', 'Please try again later.') }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Sign out on all devices' }));
    await expect(await canvas.findByText('Please try again later.')).toBeVisible();
  },
};
