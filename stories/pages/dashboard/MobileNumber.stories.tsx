import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { MobileNumber } from '#app/dashboard/mobile/MobileNumber.tsx';
import { exampleUser as user } from '../exampleUser.ts';
import { inPage } from '../inPage.tsx';

const WARNING = 'Verify your number to receive real time updates';

const meta = {
  title: 'Pages/Settings/Mobile number',
  component: MobileNumber,
  args: { user: user() },
  decorators: [inPage],
} satisfies Meta<typeof MobileNumber>;

export default meta;
type Story = StoryObj<typeof meta>;

const panel = () => within(document.body).findByRole('dialog', { name: 'Updates by text message' });

export const NotVerified: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Verify Your Number' })).toBeVisible();
    await expect(canvas.queryByText('Number Verified')).toBeNull();
  },
};

export const PanelOpen: Story = {
  args: { user: user({ mobile_number: '2135550123' }) },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Verify Your Number' }));
    const opened = within(await panel());
    await expect(await opened.findByRole('heading', { level: 1, name: 'Verify Your Number' })).toBeVisible();
    await expect(opened.getByLabelText('Mobile number')).toHaveValue('(213) 555-0123');
  },
};

export const WarnedBeforeClosing: Story = {
  play: async ({ canvas }) => {
    const open = await canvas.findByRole('button', { name: 'Verify Your Number' });
    await userEvent.click(open);
    const opened = within(await panel());
    await opened.findByLabelText('Mobile number');
    await expect(opened.queryByText(WARNING)).toBeNull();
    await userEvent.keyboard('{Escape}');
    const warning = await opened.findByText(WARNING);
    await expect(warning).toBeVisible();
    await waitFor(() => expect(document.activeElement).toContainElement(warning));
    await userEvent.click(opened.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(within(document.body).queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  },
};

export const Verified: Story = {
  args: { user: user({ mobile_number: '2135550123', mobile_verified: true }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Number Verified')).toBeVisible();
    await expect(canvas.getByText('(213) 555-0123')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
