import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';

/** What a patient is written when results have come. That they are results stands in the portal alone. */
export const newResultsMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'There is something new for you',
  text: `There is something new for you in your ${name} portal. Log in to read it. Questions? Write to ${support_email}.`,
});

/** What a patient is written at once when a result is critical. Neither a value nor that it is a result is in it. */
export const urgentMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'Please log in today',
  text: `Please log in today: your care team needs you to read something in your ${name} portal. Questions? Write to ${support_email}.`,
});

/** What the care team is written when a result is at a critical value: whose it is and which stands in the record alone. */
export const criticalMail = ({ name, support_email }: Sender): Mail => ({
  recipient: support_email,
  subject: 'A result needs you now',
  text: `A result of a ${name} patient is far outside its range. Look at the alerts of the care team now.`,
});
