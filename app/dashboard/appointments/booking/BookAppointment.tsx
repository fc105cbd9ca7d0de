import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import type { Appointment, AppointmentKind, BookingPurpose, CalendarQuery } from '#schemas/wire/appointment.ts';
import type { User } from '#schemas/wire/user.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { calendarQuery } from '#services/api/appointments/appointmentQueries.ts';
import { bookAppointment } from '#services/api/appointments/changeAppointments.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { browserZone } from '#app/time/browserZone.ts';
import * as page from '../../layout/page.css.ts';
import { BookingConfirmed } from './BookingConfirmed.tsx';
import { HomeState } from './HomeState.tsx';
import { PayFirst } from './PayFirst.tsx';
import { SchedulingCalendar } from './SchedulingCalendar.tsx';
import { useConfirmation } from './useConfirmation.ts';
import * as styles from '../details/appointments.css.ts';

interface BookAppointmentProps {
  readonly user: User;
  /** The appointment to book. */
  readonly query: CalendarQuery;
  /** Shown above the calendar. */
  readonly intro: ReactNode;
  /** Shown after the booking: the button to continue. */
  readonly action: ReactNode;
  readonly onConfirmed?: (appointment: Appointment) => void;
}

/** The portal's own calendar, whose code only who books or moves a call needs. */
const OwnCalendar = lazy(() =>
  import('../times/OwnCalendar.tsx').then(({ OwnCalendar: component }) => ({ default: component })),
);

const loading = [{ height: '50rem' }];
const loadingTimes = [{ height: '1.25rem', width: '18rem' }, { height: '24rem' }];

/** What is booked for each purpose. */
const KINDS: { readonly [purpose in BookingPurpose]: AppointmentKind } = {
  onboarding: 'onboarding',
  subscription: 'consultation',
  coaching: 'coaching',
  physician: 'physician',
  verification: 'user-verification',
};

/** An error message that takes focus, because the element that had focus is gone. */
function Failure({ children, action }: { readonly children: ReactNode; readonly action: ReactNode }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => note.current?.focus(), []);
  return (
    <div ref={note} tabIndex={-1} className={styles.note}>
      <Alert tone="danger" urgent action={action}>
        {children}
      </Alert>
    </div>
  );
}

/** Whether nothing is booked before the membership is paid. */
const isUnpaid = (error: Error) => error instanceof ProblemError && error.code === 'WrongSubscriptionState';

/** The calendar, until the backend has confirmed a booking. */
function Booking({ user, query, intro, action, onConfirmed }: BookAppointmentProps) {
  const calendar = useQuery({ ...calendarQuery(query), staleTime: Infinity });
  const confirmation = useConfirmation({ userId: user._id, query, onConfirmed });
  const [booked, setBooked] = useState<Appointment>();
  const payFirst = <PayFirst userId={user._id} subscriptionId={query.subscription} />;
  const confirmed = booked ?? confirmation.data;
  if (confirmed) return <BookingConfirmed appointment={confirmed} action={action} />;
  return (
    <>
      {intro}
      {calendar.isError && !calendar.data && (
        <Failure
          action={
            isUnpaid(calendar.error) ? (
              payFirst
            ) : (
              <Button look="secondary" busy={calendar.isFetching} onClick={() => void calendar.refetch()}>
                Try again
              </Button>
            )
          }
        >
          We could not open the calendar. {calendar.error.message}
        </Failure>
      )}
      {confirmation.isError && (
        <Failure
          action={
            <div className={page.actions}>
              {isUnpaid(confirmation.error) ? payFirst : <Button onClick={confirmation.confirmAgain}>Try again</Button>}
              <Button
                look="quiet"
                busy={confirmation.releasing}
                busyLabel="One moment…"
                onClick={() => void confirmation.chooseAnother()}
              >
                Choose another time
              </Button>
            </div>
          }
        >
          Your appointment is not confirmed yet. {confirmation.error.message}
        </Failure>
      )}
      {calendar.isPending && <Skeleton bones={loadingTimes} />}
      {confirmation.isPending && <Skeleton bones={loading} />}
      {calendar.data?.shown === 'frame' && confirmation.isIdle && (
        <SchedulingCalendar calendar={calendar.data} onBooked={confirmation.confirm} />
      )}
      {calendar.data?.shown === 'portal' && (
        <Suspense fallback={<Skeleton bones={loadingTimes} />}>
          <OwnCalendar
            userId={user._id}
            wanted={query}
            name={calendar.data.title}
            minutes={calendar.data.minutes}
            kind={KINDS[query.purpose]}
            send={(start_time, key) => bookAppointment({ ...query, start_time, zone: browserZone() }, key)}
            onDone={(appointment) => {
              setBooked(appointment);
              onConfirmed?.(appointment);
            }}
          />
        </Suspense>
      )}
    </>
  );
}

/**
 * Books an appointment, in the portal's own calendar or in one of the scheduling service. The booking counts, and is shown, once the backend has
 * confirmed it. Patients without a home state add it first.
 */
export function BookAppointment(props: BookAppointmentProps) {
  const { user, intro } = props;
  if (user.state !== null) return <Booking {...props} />;
  return (
    <>
      {intro}
      <HomeState user={user} />
    </>
  );
}
