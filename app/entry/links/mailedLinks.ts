import { verifyEmail } from '#services/api/accounts.ts';
import { confirmLostStep, endMailedSession, stopLostStep, undoEmailChange } from '#services/api/credentials.ts';
import type { PressedLink } from '../address/EntryAddress.ts';

interface Way {
  readonly href: string;
  readonly label: string;
}

/** What the page of a mailed link says, and what its button does. */
export interface MailedLink {
  readonly title: string;
  /** What the press does. */
  readonly text: string;
  readonly label: string;
  /** @throws ProblemError */
  readonly send: (user: string, token: string) => Promise<void>;
  /** What is said once it is done, and where it goes on. */
  readonly done: string;
  readonly next: Way;
  /** The way on where the link can no longer be used; without one, the brand's address for help. */
  readonly otherwise?: Way;
}

const home = '/dashboard/me/profile';
const newPassword: Way = { href: '/request-password-reset', label: 'Choose a new password' };

/** The links that one press answers, by the names of their addresses. */
export const mailedLinks: { readonly [name in PressedLink]: MailedLink } = {
  'verify-email': {
    title: 'Verify your email address',
    text: 'One press, and we know that our mails reach you.',
    label: 'Verify email address',
    send: verifyEmail,
    done: 'Your email address is verified. Receipts and reminders come to it from now on.',
    next: { href: home, label: 'Go on' },
    otherwise: { href: home, label: 'Log in to send yourself a new link' },
  },
  'undo-email': {
    title: 'Undo the change of your email address',
    text: "If you didn't change the email address of your account, press the button. Your account gets this address back, with two-step sign-in and passkeys as they were a week before the change. Every device is signed out, and the password stops working.",
    label: 'Undo the change',
    send: undoEmailChange,
    done: 'Your account has its former address back, with two-step sign-in and passkeys as they were a week before the change. Every device was signed out. To log in, choose a new password.',
    next: newPassword,
  },
  'end-session': {
    title: 'Sign out a device',
    text: 'If it was not you who logged in on the device in our email, press the button. That device is signed out at once. Your other devices stay logged in.',
    label: 'Sign that device out',
    send: endMailedSession,
    done: 'The device is signed out. Someone else may know your password: choose a new one now.',
    next: newPassword,
  },
  'lost-step': {
    title: 'Turn two-step sign-in off',
    text: 'If you have lost your authenticator app and your recovery codes, press the button. After 7 days your password alone is enough to log in. Until then we tell you by mail, so that nobody else can do this behind your back.',
    label: 'Turn it off in 7 days',
    send: confirmLostStep,
    done: 'Two-step sign-in will be off in 7 days. Log in with your password then. If you find your app or your recovery codes before that, log in with a code: it stays on.',
    next: { href: '/login', label: 'Log in' },
  },
  'keep-two-step': {
    title: 'Keep two-step sign-in on',
    text: 'If you did not ask to turn two-step sign-in off, press the button. It stays on.',
    label: 'Keep it on',
    send: stopLostStep,
    done: 'Two-step sign-in stays on. Whoever asked to turn it off knows your password: choose a new one now.',
    next: newPassword,
  },
};
