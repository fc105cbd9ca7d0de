import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';

/** What a patient is written who has a new passkey. @param link where a new password is asked for */
export const addedMail = ({ name, support_email }: Sender, device: string, link: string): Omit<Mail, 'recipient'> => ({
  subject: 'A passkey was added to your account',
  text: `A passkey was added to your ${name} account, on this device:\n\n${device}\n\nWhoever unlocks that device can log in with it.\n\nIf it was not you, choose a new password by this link. All passkeys are removed by that:\n\n${link}\n\nand write to ${support_email}.`,
});

/** What a patient is written one of whose passkeys was removed. */
export const removedMail = ({ name, support_email }: Sender, link: string): Omit<Mail, 'recipient'> => ({
  subject: 'A passkey was removed from your account',
  text: `A passkey of your ${name} account was removed. Nobody can log in with it any more.\n\nIf it was not you, choose a new password right away:\n\n${link}\n\nand write to ${support_email}.`,
});
