import { Link } from '@tanstack/react-router';
import { useEffect, useId, useRef, useState } from 'react';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import * as page from '../../layout/page.css.ts';
import { AppointmentCard } from './AppointmentCard.tsx';
import * as styles from '../details/appointments.css.ts';
import { useZone } from '#app/time/useZone.ts';
import { ZoneName } from '#app/time/ZoneName.tsx';
import { sortAppointments } from './sortAppointments.ts';

interface SectionProps {
  readonly title: string;
  readonly appointments: readonly Appointment[];
  readonly now: Date;
  readonly zone: string;
  readonly canceling: string | undefined;
  readonly onCanceled: () => void;
}

function Section({ title, appointments, now, zone, canceling, onCanceled }: SectionProps) {
  const id = useId();
  if (appointments.length === 0) return null;
  return (
    <section className={page.section} aria-labelledby={id}>
      <h2 id={id} className={page.title}>
        {title}
      </h2>
      <ul className={page.grid}>
        {appointments.map((appointment) => (
          <li key={appointment._id}>
            <AppointmentCard
              appointment={appointment}
              now={now}
              zone={zone}
              canceling={appointment.event.uuid === canceling}
              onCanceled={onCanceled}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface AppointmentListProps {
  readonly userId: string;
  readonly appointments: readonly Appointment[];
  readonly now: Date;
  /** The booking that the patient came to cancel. */
  readonly canceling?: string | undefined;
}

/** All appointments of a patient: upcoming, then past. If there are none, a link to book the first. */
export function AppointmentList({ userId, appointments, now, canceling }: AppointmentListProps) {
  const note = useRef<HTMLDivElement>(null);
  const [canceled, setCanceled] = useState(0);
  // The canceled card has moved to another list, so focus must be set again.
  useEffect(() => {
    if (canceled > 0) note.current?.focus();
  }, [canceled]);
  const { upcoming, past } = sortAppointments(appointments, now);
  const zone = useZone();
  const section = { now, zone, canceling, onCanceled: () => setCanceled((times) => times + 1) };
  const book = (
    <Link
      to="/dashboard/$userId/appointments"
      params={{ userId }}
      search={{ book: true }}
      className={button({ look: 'primary' })}
    >
      Book an appointment
    </Link>
  );
  if (appointments.length === 0)
    return (
      <div className={styles.confirmed}>
        <h2 className={page.title}>No appointments yet</h2>
        <p className={styles.text}>Talk with a provider by video, from wherever you are.</p>
        {book}
      </div>
    );
  return (
    <>
      <div className={page.section}>
        <div>{book}</div>
        <p className={page.soft}>
          Times are in your time zone: <ZoneName />.
        </p>
      </div>
      {canceled > 0 && (
        <div ref={note} tabIndex={-1} className={styles.note}>
          <Alert tone="success">Your appointment is canceled.</Alert>
        </div>
      )}
      <Section title="Upcoming" appointments={upcoming} {...section} />
      <Section title="Past and canceled" appointments={past} {...section} />
    </>
  );
}
