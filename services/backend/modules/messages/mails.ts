import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';

/** What a patient is written when the care team has written a message. What it says stands in the portal alone. */
export const messageReceivedMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'You have a new message',
  text: `Your ${name} care team has written to you. Log in to your portal to read it. Questions? Write to ${support_email}.`,
});
