import type { Appointment } from '#schemas/wire/appointment.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import * as page from '../../layout/page.css.ts';
import * as styles from '../details/appointments.css.ts';
import { AppointmentTime } from '../details/AppointmentTime.tsx';
import { CancelAppointment } from './CancelAppointment.tsx';
import { canChange } from './canChange.ts';
import { videoCallUrl } from '../details/videoCallUrl.ts';
import { shownTime } from '../details/shownTime.ts';

interface AppointmentCardProps {
  readonly appointment: Appointment;
  readonly now: Date;
  /** The time zone of the patient's device. */
  readonly zone: string;
  readonly onCanceled: () => void;
}

const labels = { upcoming: 'Upcoming', past: 'Past', canceled: 'Canceled' } as const;

function stateOf({ event }: Appointment, now: Date): keyof typeof labels {
  if (event.canceled) return 'canceled';
  return Date.parse(event.end_time) > now.getTime() ? 'upcoming' : 'past';
}

/** One appointment: purpose, time, place, and its actions. */
export function AppointmentCard({ appointment, now, zone, onCanceled }: AppointmentCardProps) {
  const { event, event_type: type } = appointment;
  const state = stateOf(appointment, now);
  const shown = shownTime(event.start_time, type.kind, zone);
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
            <a href={room} target="_blank" rel="noreferrer" className={button({ look: 'secondary' })}>
              Join
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
            {changes && event.reschedule_url !== null && (
              <a href={event.reschedule_url} className={button({ look: 'quiet' })}>
                Reschedule
              </a>
            )}
            {changes && event.cancel_url !== null && (
              <CancelAppointment
                appointment={appointment}
                href={event.cancel_url}
                shown={shown}
                onCanceled={onCanceled}
              />
            )}
          </div>
        )}
      </div>
    </Card>
  );
}
