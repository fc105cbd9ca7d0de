import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Appointment, CalendarQuery } from '#schemas/wire/appointment.ts';
import { appointmentsQuery, confirmAppointment } from '#services/api/appointments.ts';
import { currentSession } from '#services/api/currentSession.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { userQuery } from '#services/api/users.ts';

interface Confirming {
  readonly userId: string;
  readonly query: CalendarQuery;
  readonly onConfirmed?: ((appointment: Appointment) => void) | undefined;
}

/** Has the backend confirm what a calendar says was booked. Until it has, the page stays where it is. */
export function useConfirmation({ userId, query, onConfirmed }: Confirming) {
  const queryClient = useQueryClient();
  const asked = useRef<string>(undefined);
  const { mutate, reset, ...confirmation } = useMutation({
    networkMode: 'always',
    mutationFn: (uid: string) => confirmAppointment({ uid, ...query }),
    onSuccess: (appointment) => {
      onConfirmed?.(appointment);
      // What was read before does not know of it yet. Nobody waits for that.
      void queryClient.invalidateQueries({ queryKey: appointmentsQuery(userId).queryKey });
      void queryClient.invalidateQueries({ queryKey: userQuery(userId).queryKey, exact: true });
      void queryClient.invalidateQueries({ queryKey: subscriptionsQuery(userId).queryKey });
    },
  });
  const { isPending, isError } = confirmation;
  useEffect(() => (isPending || isError ? currentSession.holdInput() : undefined), [isPending, isError]);
  return {
    ...confirmation,
    /** Confirms a booking; the same one is asked for once. */
    confirm: (uid: string) => {
      if (asked.current === uid) return;
      asked.current = uid;
      mutate(uid);
    },
    /** Asks again for the booking that could not be confirmed. */
    confirmAgain: () => {
      if (asked.current !== undefined && !isPending) mutate(asked.current);
    },
    /** Leaves it, for another time. */
    chooseAnother: () => {
      asked.current = undefined;
      reset();
    },
  };
}
