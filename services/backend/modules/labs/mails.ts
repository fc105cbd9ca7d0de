import { phoneText } from '#flows/kinds/fields/phoneText.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';

/** What a patient is written when results have come. That they are results stands in the portal alone. */
export const newResultsMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'There is something new for you',
  text: `There is something new for you in your ${name} portal. Log in to read it. Questions? Write to ${support_email}.`,
});

/**
 * What a patient is written at once when a result is critical. Neither a value nor that it is a result is in it.
 *
 * @param phone of the care team, such as +18005550142; undefined where the brand has none
 */
export const urgentMail = ({
  name,
  support_email,
  phone,
}: Sender & { readonly phone?: string }): Omit<Mail, 'recipient'> => ({
  subject: 'Please log in today',
  text: `Please log in today: your care team needs you to read something in your ${name} portal. If you can’t log in, ${phone === undefined ? `write to ${support_email}` : `call ${phoneText(phone)}`} today.`,
});

/** What the care team is written when a result is at a critical value: whose it is and which stands in the record alone. */
export const criticalMail = ({ name, support_email }: Sender): Mail => ({
  recipient: support_email,
  subject: 'A result needs you now',
  text: `A result of a ${name} patient is far outside its range. Look at the alerts of the care team now.`,
});
