import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { appointmentsQuery } from '#services/api/appointments/appointmentQueries.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { userQuery } from '#services/api/users.ts';

interface Sending {
  readonly userId: string;
  /** @param key of the attempt: what is sent again under it is done once */
  readonly send: (time: string, key: string) => Promise<Appointment>;
  readonly onDone: (appointment: Appointment) => void;
}

/** Sends the chosen time. A time that is sent again, because its answer is missing, is the same attempt. */
export function useSending({ userId, send, onDone }: Sending) {
  const queryClient = useQueryClient();
  const attempt = useRef<{ readonly time: string; readonly key: string }>(undefined);
  const sending = useMutation({
    networkMode: 'always',
    mutationFn: (time: string) => {
      if (attempt.current?.time !== time) attempt.current = { time, key: crypto.randomUUID() };
      return send(time, attempt.current.key);
    },
    onSuccess: (appointment) => {
      // The refetches are not awaited.
      void queryClient.invalidateQueries({ queryKey: appointmentsQuery(userId).queryKey });
      void queryClient.invalidateQueries({ queryKey: userQuery(userId).queryKey, exact: true });
      void queryClient.invalidateQueries({ queryKey: subscriptionsQuery(userId).queryKey });
      onDone(appointment);
    },
    // What was free is not any more, whoever has it.
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['appointment-times'] }),
  });
  const { isPending, isError } = sending;
  useEffect(() => (isPending || isError ? currentSession.holdInput() : undefined), [isPending, isError]);
  return sending;
}
