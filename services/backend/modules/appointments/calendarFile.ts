import type { Sender } from '../../adapters/mail/Sender.ts';
import type { AppointmentRow } from './AppointmentRow.ts';

const hostOf = (address: string) => address.slice(address.lastIndexOf('@') + 1);

/** An appointment as a calendar file. Its id stays the same, so that a calendar knows it again when it was moved. */
export async function calendarFile(
  { id, name, start, end, formerStart, location, createdAt }: AppointmentRow,
  sender: Sender,
  now: Date,
): Promise<string> {
  // Read at the first use: it is seldom asked for, and a start need not wait for it.
  const { createEvent } = await import('ics');
  const { error, value } = createEvent({
    uid: `${id}@${hostOf(sender.support_email)}`,
    productId: 'patient-portal',
    title: `${sender.name}: ${name}`,
    start: start.getTime(),
    end: end.getTime(),
    startInputType: 'utc',
    startOutputType: 'utc',
    endInputType: 'utc',
    endOutputType: 'utc',
    created: createdAt.getTime(),
    lastModified: now.getTime(),
    sequence: formerStart === null ? 0 : Math.floor(now.getTime() / 1000),
    status: 'CONFIRMED',
    busyStatus: 'BUSY',
    organizer: { name: sender.name, email: sender.support_email },
    ...(location !== null && { location }),
    ...(location?.startsWith('https://') && { url: location }),
  });
  if (typeof value !== 'string') throw new Error('the appointment makes no calendar file', { cause: error });
  return value;
}
