import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';

/** What a new patient is written. @param link where the address is verified */
export const welcomeMail = (
  { name, support_email }: Sender,
  origin: string,
  link: string,
): Omit<Mail, 'recipient'> => ({
  subject: `Welcome to ${name}`,
  text: `Your ${name} account is ready. Please open this link once, so that we know that our mails reach you:\n\n${link}\n\nReceipts and reminders come to this address from then on. You can log in at any time:\n\n${origin}/login\n\nIf you did not create an account, there is nothing to do. Questions? Write to ${support_email}.`,
});

/** What a patient is written who asks for another link that verifies the address. */
export const verificationMail = ({ name, support_email }: Sender, link: string): Omit<Mail, 'recipient'> => ({
  subject: 'Verify your email address',
  text: `Please open this link once, so that we know that mails of ${name} reach you:\n\n${link}\n\nIf you did not expect it, there is nothing to do. Questions? Write to ${support_email}.`,
});

/** What a patient is written who asked for a new password. */
export const passwordResetMail = ({ name, support_email }: Sender, link: string): Omit<Mail, 'recipient'> => ({
  subject: 'Reset your password',
  text: `Somebody asked for a new password for your ${name} account. To choose one, open this link within 15 minutes:\n\n${link}\n\nIf it was not you, there is nothing to do: your password stays as it is. Questions? Write to ${support_email}.`,
});

/** What a patient is written after the password was changed. */
export const passwordChangedMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'Your password was changed',
  text: `The password of your ${name} account was changed, and you were signed out on every device. If it was not you, write to ${support_email} right away.`,
});

/** What a patient is written who gets a link to log in with. */
export const loginLinkMail = ({ name, support_email }: Sender, link: string): Omit<Mail, 'recipient'> => ({
  subject: `Your link to log in to ${name}`,
  text: `To log in to your ${name} account, open this link within 15 minutes. It works once:\n\n${link}\n\nIf you did not expect it, there is nothing to do. Questions? Write to ${support_email}.`,
});
