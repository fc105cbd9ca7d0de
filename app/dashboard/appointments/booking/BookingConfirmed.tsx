import { useEffect, useRef, type ReactNode } from 'react';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import * as page from '../../layout/page.css.ts';
import * as styles from '../details/appointments.css.ts';
import { CallTime } from '../details/CallTime.tsx';
import { browserZone } from '#app/time/browserZone.ts';
import { timeIn } from '../details/shownTime.ts';

interface BookingConfirmedProps {
  /** The appointment as confirmed by the backend. */
  readonly appointment: Appointment;
  /** Whether it was rescheduled; the previous time is struck through. */
  readonly moved?: boolean;
  /** The button to continue. */
  readonly action: ReactNode;
}

/** A confirmed booking, in the time zone of the patient's device; a coaching call in Pacific time as well. */
export function BookingConfirmed({
  appointment: { event, event_type: type },
  moved = false,
  action,
}: BookingConfirmedProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const zone = browserZone();
  useEffect(() => heading.current?.focus(), []);
  const former = moved && event.former_start_time !== null ? timeIn(event.former_start_time, zone) : undefined;
  return (
    <div className={styles.confirmed}>
      <span className={styles.done}>
        <Icon name="success" />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {moved ? 'Successfully Rescheduled' : 'Successfully Scheduled'}
      </h1>
      <p className={styles.text}>{event.name}</p>
      {former && (
        <p>
          <VisuallyHidden>Previous time: </VisuallyHidden>
          <s className={styles.former}>
            {former.date}, {former.time} {former.zone}
          </s>
        </p>
      )}
      <div>
        {former && <VisuallyHidden>New time: </VisuallyHidden>}
        <CallTime kind={type.kind} moment={event.start_time} zone={zone} />
      </div>
      <div className={page.actions}>
        {action}
        {event.calendar_file !== null && (
          <a href={event.calendar_file} download className={button({ look: 'secondary' })}>
            Add to calendar
          </a>
        )}
      </div>
    </div>
  );
}
