import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { ConfirmAppointment } from '#schemas/wire/appointment.ts';
import { Page } from '#renderers/ui/layout/Page.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { appointmentsQuery } from '#services/api/appointments/appointmentQueries.ts';
import { confirmationQuery } from '#services/api/appointments/changeAppointments.ts';
import { usePageTitle } from '#app/shell/usePageTitle.ts';
import { AppointmentsLink, NotConfirmed } from './NotConfirmed.tsx';
import { BookingConfirmed } from '../booking/BookingConfirmed.tsx';

interface CallbackResultProps {
  readonly userId: string;
  readonly booking: ConfirmAppointment;
  /** Whether the URL says that the booking was rescheduled. */
  readonly moved: boolean;
}

const loading = [{ height: '2.5rem', width: '70%' }, { height: '1.5rem', width: '50%' }, { height: '3.5rem' }];

/** The result of a booking at the scheduling service, as confirmed by the backend. */
export function CallbackResult({ userId, booking, moved }: CallbackResultProps) {
  const queryClient = useQueryClient();
  const { data: appointment, error, isFetching, refetch } = useQuery(confirmationQuery(booking));
  usePageTitle('Appointment');
  useEffect(() => {
    if (appointment) void queryClient.invalidateQueries({ queryKey: appointmentsQuery(userId).queryKey });
  }, [appointment, queryClient, userId]);

  if (appointment && !appointment.event.canceled)
    return (
      <Page>
        <BookingConfirmed
          appointment={appointment}
          moved={moved && appointment.event.former_start_time !== null}
          action={<AppointmentsLink userId={userId} />}
        />
      </Page>
    );
  if (appointment)
    return (
      <NotConfirmed
        userId={userId}
        text="This appointment was canceled. You can book another one on your appointments page."
      />
    );
  if (error)
    return (
      <NotConfirmed
        userId={userId}
        text={error.message}
        trying={isFetching}
        onTryAgain={() => void refetch({ cancelRefetch: false })}
      />
    );
  return (
    <Page>
      <Skeleton bones={loading} />
    </Page>
  );
}
