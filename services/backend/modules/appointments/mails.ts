import { DateTime } from 'luxon';
import type { Mail } from '../../adapters/mail/Mail.ts';
import type { Sender } from '../../adapters/mail/Sender.ts';
import { CARE_TEAM_ZONE } from '../../adapters/scheduling/CARE_TEAM_ZONE.ts';

/** A moment where the care team works, and the zone that it is told in: the patient's own is not known here. */
const momentText = (moment: Date) =>
  DateTime.fromJSDate(moment, { zone: CARE_TEAM_ZONE })
    .setLocale('en-US')
    .toFormat("cccc, LLLL d, yyyy 'at' h:mm a ZZZZ");

const PORTAL = 'Log in to your portal to see it in your own time zone.';

/** What a patient is written when an appointment was booked. What it is about stands in the portal alone. */
export const bookedMail = ({ name, support_email }: Sender, start: Date): Omit<Mail, 'recipient'> => ({
  subject: 'Your appointment is booked',
  text: `Your ${name} appointment is on ${momentText(start)}. ${PORTAL} Questions? Write to ${support_email}.`,
});

/** What a patient is written when an appointment was moved. */
export const movedMail = ({ name, support_email }: Sender, start: Date, former: Date): Omit<Mail, 'recipient'> => ({
  subject: 'Your appointment was moved',
  text: `Your ${name} appointment of ${momentText(former)} is now on ${momentText(start)}. ${PORTAL} Questions? Write to ${support_email}.`,
});

/** What a patient is written when an appointment was canceled. */
export const canceledMail = ({ name, support_email }: Sender, start: Date): Omit<Mail, 'recipient'> => ({
  subject: 'Your appointment was canceled',
  text: `Your ${name} appointment on ${momentText(start)} was canceled. You can book another one in your portal at any time. Questions? Write to ${support_email}.`,
});
