import { momentIn } from '#flows/kinds/describing/momentIn.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';

type Text = Omit<Mail, 'recipient'>;

const otherwise = (support: string, link: string) =>
  `If it was not you, choose a new password right away:\n\n${link}\n\nand write to ${support}.`;

/** What a patient is written once a second step is asked for. @param link where a new password is asked for */
export const turnedOnMail = ({ name, support_email }: Sender, link: string): Text => ({
  subject: 'Two-step sign-in is on',
  text: `Whoever logs in to your ${name} account is now asked for a code of your authenticator app, beside the password. Keep your recovery codes where you find them without your phone.\n\n${otherwise(support_email, link)}`,
});

/** What a patient is written once no second step is asked for any more. */
export const turnedOffMail = ({ name, support_email }: Sender, link: string): Text => ({
  subject: 'Two-step sign-in is off',
  text: `Two-step sign-in of your ${name} account was turned off. The password alone is enough to log in again.\n\n${otherwise(support_email, link)}`,
});

/** What a patient is written who has new recovery codes. */
export const renewedMail = ({ name, support_email }: Sender, link: string): Text => ({
  subject: 'You have new recovery codes',
  text: `New recovery codes were made for your ${name} account. The ones before them do not work any more.\n\n${otherwise(support_email, link)}`,
});

/** What a patient is written of whose recovery codes one was used. */
export const recoveryMail = ({ name, support_email }: Sender, link: string): Text => ({
  subject: 'A recovery code was used',
  text: `A recovery code of your ${name} account was used in place of a code of your authenticator app. It does not work a second time. How many you have left, and new ones, are in your settings, under "Security".\n\n${otherwise(support_email, link)}`,
});

/** What a patient is written of whose second step many wrong codes were entered. */
export const codesMail = ({ name, support_email }: Sender, link: string): Text => ({
  subject: 'Somebody entered wrong codes for your account',
  text: `Somebody has entered many wrong codes in the second step of a login to your ${name} account. They did not get in, but they know your password.\n\n${otherwise(support_email, link)} If it was you, there is nothing to do.`,
});

/** What a patient is written who has neither app nor recovery codes. @param link that begins the waiting */
export const lostStepMail = ({ name, support_email }: Sender, link: string): Text => ({
  subject: 'Have you lost your authenticator app?',
  text: `Somebody who knows the password of your ${name} account says that the authenticator app and the recovery codes are lost. If it was you, open this link within 15 minutes. Two-step sign-in is then turned off after 7 days:\n\n${link}\n\nIf it was not you, do not open it. Choose a new password, because somebody else knows yours, and write to ${support_email}.`,
});

/** What a patient is written whose second step is turned off in a week. */
export const waitingMail = (
  { name, support_email }: Sender,
  { from, zone }: { readonly from: Date; readonly zone: string },
  links: { readonly keep: string; readonly password: string },
): Text => ({
  subject: 'Two-step sign-in will be turned off',
  text: `From ${momentIn(from, zone)} on, the password alone is enough to log in to your ${name} account once more, because somebody who knows it says that the authenticator app and the recovery codes are lost. A login with a code stops this.\n\nIf it was not you, open this link. It keeps two-step sign-in on:\n\n${links.keep}\n\nThen choose a new password, because somebody else knows yours:\n\n${links.password}\n\nQuestions? Write to ${support_email}.`,
});
