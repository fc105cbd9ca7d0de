import type { Mail } from '../mail/Mail.ts';

interface Sender {
  readonly name: string;
  readonly support_email: string;
}

/** What a patient is written when a visit was approved. */
export const reviewedMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'Your visit was reviewed',
  text: `A ${name} provider has reviewed your visit. Log in to your portal to see what comes next. Questions? Write to ${support_email}.`,
});

/** What a patient is written when a visit was refused. */
export const refusedMail = ({ name, support_email }: Sender): Omit<Mail, 'recipient'> => ({
  subject: 'About your visit',
  text: `A ${name} provider has reviewed your visit and cannot go on with it. Nothing was charged, and what was reserved on your card is released. Questions? Write to ${support_email}.`,
});
