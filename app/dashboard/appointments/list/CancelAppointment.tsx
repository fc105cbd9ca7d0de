import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { appointmentsQuery } from '#services/api/appointments/appointmentQueries.ts';
import { userQuery } from '#services/api/users.ts';
import { isPlainPress } from '../../../hydration/isPlainPress.ts';
import { AppointmentTime } from '../details/AppointmentTime.tsx';
import { cancelOnce } from './cancelOnce.ts';
import { timeIn } from '../details/shownTime.ts';

const Dialog = lazy(() =>
  import('#renderers/ui/overlays/Dialog.tsx').then(({ Dialog: component }) => ({ default: component })),
);

interface CancelAppointmentProps {
  readonly appointment: Appointment;
  /** The page for canceling: this one, or the scheduling service's. */
  readonly href: string;
  /** Whether it asks at once. */
  readonly opened: boolean;
  /** IANA name of the patient's zone. */
  readonly zone: string;
  readonly onCanceled: () => void;
}

/** Cancels an appointment after a confirmation; the link leads to where it is canceled, too, such as in a new tab. */
export function CancelAppointment({ appointment, href, opened, zone, onCanceled }: CancelAppointmentProps) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(opened);
  const [key] = useState(() => crypto.randomUUID());
  const { patient, event } = appointment;
  const cancel = useMutation({
    networkMode: 'always',
    mutationFn: () => cancelOnce(queryClient, appointment, key),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: userQuery(patient).queryKey, exact: true });
      await queryClient.invalidateQueries({ queryKey: appointmentsQuery(patient).queryKey });
      setOpen(false);
      onCanceled();
    },
  });
  const ask = (press: MouseEvent) => {
    if (!isPlainPress(press)) return;
    press.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a href={href} className={button({ look: 'quiet' })} aria-label={`Cancel, ${event.name}`} onClick={ask}>
        Cancel
      </a>
      {open && (
        <Suspense>
          <Dialog
            open
            title="Cancel this appointment?"
            onClose={() => setOpen(false)}
            actions={
              <>
                <Button onClick={() => setOpen(false)}>Keep it</Button>
                <Button look="secondary" busy={cancel.isPending} busyLabel="Canceling…" onClick={() => cancel.mutate()}>
                  Yes, cancel it
                </Button>
              </>
            }
          >
            <Stack>
              <p>{event.name}</p>
              <AppointmentTime moment={event.start_time} shown={timeIn(event.start_time, zone)} />
              {cancel.isError && (
                <Alert tone="danger" urgent>
                  We could not cancel your appointment. {cancel.error.message}
                </Alert>
              )}
            </Stack>
          </Dialog>
        </Suspense>
      )}
    </>
  );
}
