import { CARE_TEAM_ZONE } from '#flows/kinds/describing/CARE_TEAM_ZONE.ts';
import { momentIn } from '#flows/kinds/describing/momentIn.ts';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';

/** A moment where the care team works, and the zone that it is told in: the patient's own is not known here. */
const startText = (moment: Date) => momentIn(moment, CARE_TEAM_ZONE);

const PORTAL = 'Log in to your portal to see it in your own time zone.';

/** What a patient is written when an appointment was booked. What it is about stands in the portal alone. */
export const bookedMail = ({ name, support_email }: Sender, start: Date): Omit<Mail, 'recipient'> => ({
  subject: 'Your appointment is booked',
  text: `Your ${name} appointment is on ${startText(start)}. ${PORTAL} Questions? Write to ${support_email}.`,
});

/** What a patient is written when an appointment was moved. */
export const movedMail = ({ name, support_email }: Sender, start: Date, former: Date): Omit<Mail, 'recipient'> => ({
  subject: 'Your appointment was moved',
  text: `Your ${name} appointment of ${startText(former)} is now on ${startText(start)}. ${PORTAL} Questions? Write to ${support_email}.`,
});

/** What a patient is written when an appointment was canceled. */
export const canceledMail = ({ name, support_email }: Sender, start: Date): Omit<Mail, 'recipient'> => ({
  subject: 'Your appointment was canceled',
  text: `Your ${name} appointment on ${startText(start)} was canceled. You can book another one in your portal at any time. Questions? Write to ${support_email}.`,
});
