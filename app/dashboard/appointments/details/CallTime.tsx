import type { AppointmentKind } from '#schemas/wire/appointment.ts';
import { AppointmentTime } from './AppointmentTime.tsx';
import { CoachingTime } from './CoachingTime.tsx';
import { timeIn } from './shownTime.ts';

interface CallTimeProps {
  readonly kind: AppointmentKind;
  /** ISO 8601. */
  readonly moment: string;
  /** IANA name of the patient's zone. */
  readonly zone: string;
}

/** When a call is that was or is to be confirmed: in the patient's zone, and a coaching call in Pacific time before it. */
export const CallTime = ({ kind, moment, zone }: CallTimeProps) =>
  kind === 'coaching' ? (
    <CoachingTime moment={moment} zone={zone} />
  ) : (
    <AppointmentTime moment={moment} shown={timeIn(moment, zone)} />
  );
