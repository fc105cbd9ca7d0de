import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useState, type MouseEvent } from 'react';
import type { Appointment } from '#schemas/wire/appointment.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Stack } from '#renderers/ui/layout/Stack.tsx';
import { appointmentsQuery } from '#services/api/appointments.ts';
import { userQuery } from '#services/api/users.ts';
import { AppointmentTime } from '../details/AppointmentTime.tsx';
import { cancelOnce } from './cancelOnce.ts';
import type { ShownTime } from '../details/shownTime.ts';

const Dialog = lazy(() =>
  import('#renderers/ui/overlays/Dialog.tsx').then(({ Dialog: component }) => ({ default: component })),
);

interface CancelAppointmentProps {
  readonly appointment: Appointment;
  /** The scheduling service's page for canceling. */
  readonly href: string;
  readonly shown: ShownTime;
  readonly onCanceled: () => void;
}

const isPlain = ({ button: pressed, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  pressed === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Cancels an appointment after a confirmation; opened in a new tab, the link leads to the scheduling service. */
export function CancelAppointment({ appointment, href, shown, onCanceled }: CancelAppointmentProps) {
  const queryClient = useQueryClient();
  const [open, setOpen] = useState(false);
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
    if (!isPlain(press)) return;
    press.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <a href={href} className={button({ look: 'quiet' })} onClick={ask}>
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
                <Button busy={cancel.isPending} busyLabel="Canceling…" onClick={() => cancel.mutate()}>
                  Yes, cancel it
                </Button>
                <Button look="secondary" onClick={() => setOpen(false)}>
                  Keep it
                </Button>
              </>
            }
          >
            <Stack>
              <p>{event.name}</p>
              <AppointmentTime moment={event.start_time} shown={shown} />
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
