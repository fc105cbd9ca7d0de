import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { appointmentsQuery } from '#services/api/appointments/appointmentQueries.ts';
import { rescheduleAppointment } from '#services/api/appointments/changeAppointments.ts';
import { useNow } from '#app/time/useNow.ts';
import { browserZone } from '#app/time/browserZone.ts';
import { CallTime } from '../details/CallTime.tsx';
import { ReadAgain } from '../details/ReadAgain.tsx';
import { BookingConfirmed } from './BookingConfirmed.tsx';
import { BookingIntro } from './BookingIntro.tsx';

const OwnCalendar = lazy(() =>
  import('../times/OwnCalendar.tsx').then(({ OwnCalendar: component }) => ({ default: component })),
);

const loading = [{ height: '1.25rem', width: '18rem' }, { height: '24rem' }];

interface MoveAppointmentProps {
  readonly userId: string;
  /** The booking's id at the scheduling service. */
  readonly uuid: string;
}

function Moving({ userId, appointment }: { readonly userId: string; readonly appointment: Appointment }) {
  const now = useNow();
  // It is shown as it was while the list is read anew.
  const [{ _id: id, event, event_type: type }] = useState(appointment);
  const [moved, setMoved] = useState<Appointment>();
  const back = (
    <Link to="/dashboard/$userId/appointments" params={{ userId }} className={button()}>
      Return to Appointments
    </Link>
  );
  if (moved) return <BookingConfirmed appointment={moved} moved action={back} />;
  const isOver = event.canceled || Date.parse(event.start_time) <= now.getTime() || event.reschedule_url === null;
  return (
    <>
      <BookingIntro userId={userId} title="Move your call" text={`${event.name}, now at:`}>
        <CallTime kind={type.kind} moment={event.start_time} zone={browserZone()} />
      </BookingIntro>
      {isOver ? (
        <Alert tone="warning">This call can no longer be moved: it was canceled, or its time has come.</Alert>
      ) : (
        <Suspense fallback={<Skeleton bones={loading} />}>
          <OwnCalendar
            userId={userId}
            wanted={{ appointment: id }}
            name={event.name}
            minutes={type.duration}
            kind={type.kind}
            former={event.start_time}
            send={(start_time) => rescheduleAppointment({ appointmentId: id, start_time })}
            onDone={setMoved}
          />
        </Suspense>
      )}
    </>
  );
}

/** Moves an appointment to another time, in the portal's own calendar. */
export function MoveAppointment({ userId, uuid }: MoveAppointmentProps) {
  const appointments = useQuery(appointmentsQuery(userId));
  const appointment = appointments.data?.find(({ event }) => event.uuid === uuid);
  if (appointment) return <Moving userId={userId} appointment={appointment} />;
  return (
    <>
      <BookingIntro
        userId={userId}
        title="Move your call"
        text={appointments.data ? 'There is no such call among your appointments.' : 'One moment, please.'}
      />
      {appointments.isPending && <Skeleton bones={loading} />}
      <ReadAgain read={appointments} what="your appointments" />
    </>
  );
}
