import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Appointment, CalendarQuery } from '#schemas/wire/appointment.ts';
import { appointmentsQuery } from '#services/api/appointments/appointmentQueries.ts';
import { confirmAppointment, releaseBooking } from '#services/api/appointments/changeAppointments.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { userQuery } from '#services/api/users.ts';

interface Confirming {
  readonly userId: string;
  readonly query: CalendarQuery;
  readonly onConfirmed?: ((appointment: Appointment) => void) | undefined;
}

/** Asks the backend to confirm a booking that a calendar reports. Until then, the page must not be left. */
export function useConfirmation({ userId, query, onConfirmed }: Confirming) {
  const queryClient = useQueryClient();
  const asked = useRef<string>(undefined);
  const { mutate, reset, ...confirmation } = useMutation({
    networkMode: 'always',
    mutationFn: (uid: string) => confirmAppointment({ uid, ...query }),
    onSuccess: (appointment) => {
      onConfirmed?.(appointment);
      // The cached appointments lack this booking. The refetch is not awaited.
      void queryClient.invalidateQueries({ queryKey: appointmentsQuery(userId).queryKey });
      void queryClient.invalidateQueries({ queryKey: userQuery(userId).queryKey, exact: true });
      void queryClient.invalidateQueries({ queryKey: subscriptionsQuery(userId).queryKey });
    },
  });
  // What was not given back, because the portal could not be reached, is canceled once it was left unconfirmed for a while.
  const release = useMutation({ networkMode: 'always', mutationFn: releaseBooking });
  const { isPending, isError } = confirmation;
  useEffect(() => (isPending || isError ? currentSession.holdInput() : undefined), [isPending, isError]);
  return {
    ...confirmation,
    /** Confirms a booking; repeated reports of the same one are ignored. */
    confirm: (uid: string) => {
      if (asked.current === uid) return;
      asked.current = uid;
      mutate(uid);
    },
    /** Retries the booking that could not be confirmed. */
    confirmAgain: () => {
      if (asked.current !== undefined && !isPending) mutate(asked.current);
    },
    /** Gives the booking back, so that the patient can choose another time and has not two then. */
    chooseAnother: async () => {
      const uid = asked.current;
      if (uid !== undefined) await release.mutateAsync(uid).catch(() => undefined);
      asked.current = undefined;
      reset();
    },
    /** Whether the booking is being given back. */
    releasing: release.isPending,
  };
}
