import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';

const SUBJECT = 'Your email address was changed';

/**
 * What the former address is told of a change.
 *
 * @param link under which it is undone; without one, it cannot be undone from here
 */
export const emailChangedMail = ({ name, support_email }: Sender, link?: string): Omit<Mail, 'recipient'> => ({
  subject: SUBJECT,
  text: `Your ${name} account has a new email address, so mails about it do not come here any more. If that was you, there is nothing to do.\n\n${
    link === undefined
      ? `If it was not you, write to ${support_email} right away.`
      : `If it was not you, open this link within 7 days of the change. Your account gets this address back, two-step sign-in and passkeys are restored as they were a week before the change, and every device is signed out:\n\n${link}\n\nQuestions? Write to ${support_email}.`
  }`,
});

/** What both addresses are told once a change was undone. @param link where a new password is asked for */
export const emailRestoredMail = ({ name, support_email }: Sender, link: string): Omit<Mail, 'recipient'> => ({
  subject: 'The change of your email address was undone',
  text: `The email address of a ${name} account is back to what it was. Every device was signed out, and the password no longer works. Two-step sign-in and passkeys are as they were a week before the change. Anything added since then was removed.\n\nTo log in, choose a new password:\n\n${link}\n\nChoosing a new password removes all passkeys. You can add yours again in your settings, under "Security". If you find a sign-in method there that isn't yours, remove it and write to ${support_email}.`,
});

/** What a patient is written who has chosen a new password while signed in. */
export const passwordChangedMail = ({ name, support_email }: Sender, link: string): Omit<Mail, 'recipient'> => ({
  subject: 'Your password was changed',
  text: `The password of your ${name} account was changed. You were signed out on your other devices.\n\nIf it was not you, choose a new password right away:\n\n${link}\n\nand write to ${support_email}.`,
});
