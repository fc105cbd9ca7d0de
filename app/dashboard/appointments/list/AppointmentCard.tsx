import type { Appointment } from '#schemas/wire/appointment.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import * as page from '../../layout/page.css.ts';
import * as styles from '../details/appointments.css.ts';
import { AppointmentTime } from '../details/AppointmentTime.tsx';
import { CancelAppointment } from './CancelAppointment.tsx';
import { canChange } from './canChange.ts';
import { MoveLink } from './MoveLink.tsx';
import { isSoon } from '../details/isSoon.ts';
import { videoCallUrl } from '../details/videoCallUrl.ts';
import { timeIn } from '../details/shownTime.ts';

interface AppointmentCardProps {
  readonly appointment: Appointment;
  readonly now: Date;
  /** The time zone of the patient's device. */
  readonly zone: string;
  /** Whether the patient came to cancel it. */
  readonly canceling: boolean;
  readonly onCanceled: () => void;
}

const labels = { upcoming: 'Upcoming', past: 'Past', canceled: 'Canceled' } as const;

function stateOf({ event }: Appointment, now: Date): keyof typeof labels {
  if (event.canceled) return 'canceled';
  return Date.parse(event.end_time) > now.getTime() ? 'upcoming' : 'past';
}

/** One appointment: purpose, time, place, and its actions. */
export function AppointmentCard({ appointment, now, zone, canceling, onCanceled }: AppointmentCardProps) {
  const { event, event_type: type } = appointment;
  const state = stateOf(appointment, now);
  // The list names the zone, once.
  const { date, time } = timeIn(event.start_time, zone);
  const shown = { date, time };
  const room = videoCallUrl(event.location);
  const changes = canChange(appointment, now);
  return (
    <Card aria-label={`${event.name}, ${shown.date}`}>
      <div className={page.visit}>
        <p className={styles.statuses[state]}>{labels[state]}</p>
        <h3 className={page.visitName}>{event.name}</h3>
        <AppointmentTime moment={event.start_time} shown={shown} />
        <p className={page.soft}>
          {type.duration} minutes
          {event.location !== null && `, ${room === undefined ? event.location : 'video call'}`}
        </p>
        {state === 'upcoming' && room !== undefined && (
          <div>
            <a
              href={room}
              target="_blank"
              rel="noreferrer"
              aria-label={`Join Room, ${event.name}`}
              className={button({ look: isSoon(event.start_time, now) ? 'primary' : 'secondary' })}
            >
              Join Room
            </a>
          </div>
        )}
        {state === 'upcoming' && (
          <div className={styles.quiet}>
            {event.calendar_file !== null && (
              <a href={event.calendar_file} download className={button({ look: 'quiet' })}>
                Add to calendar
              </a>
            )}
            {changes && <MoveLink appointment={appointment} />}
            {changes && event.cancel_url !== null && (
              <CancelAppointment
                appointment={appointment}
                href={event.cancel_url}
                opened={canceling}
                zone={zone}
                onCanceled={onCanceled}
              />
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
