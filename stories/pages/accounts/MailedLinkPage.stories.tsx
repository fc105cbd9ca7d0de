import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, type within } from 'storybook/test';
import type { PressedLink } from '#app/entry/address/EntryAddress.ts';
import { mailedLinks } from '#app/entry/links/mailedLinks.ts';
import { MailedLinkPage } from '#app/entry/links/MailedLinkPage.tsx';
import { answering } from '../../answering.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';
import { problemAnswer } from '../../problemAnswer.ts';

const USED = 'This link can no longer be used. It may have expired or been used before.';

const addressOf = (name: PressedLink) => ({ name, user: '1'.repeat(24), token: 'token' });

const meta = {
  title: 'Pages/Mailed links',
  component: MailedLinkPage,
  args: { organization: exampleOrganization, address: addressOf('verify-email') },
} satisfies Meta<typeof MailedLinkPage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

/** Presses the button of a link, and expects what is said then and the way on. */
const pressed = (name: PressedLink, call: string): Story => ({
  args: { address: addressOf(name) },
  beforeEach: answering({ [call]: { status: 200, body: null } }),
  play: async ({ canvas }) => {
    const { title, label, done, next } = mailedLinks[name];
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: label }));
    await expect(await canvas.findByRole('status')).toHaveTextContent(done);
    await expect(canvas.getByRole('link', { name: next.label })).toHaveAttribute('href', next.href);
  },
});

const refused = (name: PressedLink, call: string, help: (canvas: Canvas) => HTMLElement): Story => ({
  args: { address: addressOf(name) },
  beforeEach: answering({ [call]: problemAnswer(422, 'LinkInvalid', USED) }),
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: mailedLinks[name].label }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(USED);
    await expect(help(canvas)).toBeVisible();
  },
});

/** Nothing is done by opening a page alone. */
export const Opened: Story = {
  beforeEach: answering({ '/email-verification': { status: 200, body: null } }),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Verify email address' })).toBeEnabled();
    await expect(canvas.queryByRole('status')).toBeNull();
  },
};

export const EmailVerified = pressed('verify-email', '/email-verification');

export const ChangeOfEmailUndone = pressed('undo-email', '/email-undo');

export const DeviceSignedOut = pressed('end-session', '/session-end');

export const TwoStepLost = pressed('lost-step', 'lost-step');

export const TwoStepKept = pressed('keep-two-step', 'lost-step-stop');

export const LinkToVerifyIsUsed = refused('verify-email', '/email-verification', (canvas) =>
  canvas.getByRole('link', { name: 'Log in to send yourself a new link' }),
);

export const LinkToSignOutIsUsed = refused('end-session', '/session-end', (canvas) =>
  canvas.getByText(/care@clinic\.example/),
);
