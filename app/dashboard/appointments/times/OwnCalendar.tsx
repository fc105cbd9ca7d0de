import { useState } from 'react';
import type { Appointment, AppointmentKind } from '#schemas/wire/appointment.ts';
import type { WantedTimes } from '#services/api/appointments/timesQuery.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { browserZone } from '#app/time/browserZone.ts';
import { ChooseTime } from './ChooseTime.tsx';
import { ConfirmTime } from './ConfirmTime.tsx';
import { SlotTaken } from './SlotTaken.tsx';
import { useSending } from './useSending.ts';

interface OwnCalendarProps {
  readonly userId: string;
  readonly wanted: WantedTimes;
  readonly name: string;
  readonly minutes: number;
  readonly kind: AppointmentKind;
  /** When the call that is moved was before, ISO 8601. */
  readonly former?: string;
  /** @param key of the attempt */
  readonly send: (time: string, key: string) => Promise<Appointment>;
  readonly onDone: (appointment: Appointment) => void;
}

const takenIn = (error: Error | null) => (error instanceof ProblemError && error.code === 'SlotTaken' ? error : null);

/** The portal's own calendar: a day, a time, and the confirmation of both. */
export function OwnCalendar({ userId, wanted, name, minutes, kind, former, send, onDone }: OwnCalendarProps) {
  const zone = browserZone();
  const [time, setTime] = useState<string>();
  const [isConfirming, setConfirming] = useState(false);
  const { mutate, reset, error, isPending } = useSending({ userId, send, onDone });
  const taken = takenIn(error);
  const choose = (chosen: string) => {
    reset();
    setTime(chosen);
    setConfirming(true);
  };
  if (isConfirming && time !== undefined && !taken)
    return (
      <ConfirmTime
        name={name}
        minutes={minutes}
        kind={kind}
        time={time}
        former={former}
        zone={zone}
        busy={isPending}
        error={error}
        onConfirm={() => mutate(time)}
        onBack={() => {
          reset();
          setConfirming(false);
        }}
      />
    );
  return (
    <>
      {taken && <SlotTaken message={taken.message} others={taken.alternatives} zone={zone} onChoose={choose} />}
      <ChooseTime userId={userId} wanted={wanted} zone={zone} before={time} onChoose={choose} />
    </>
  );
}
