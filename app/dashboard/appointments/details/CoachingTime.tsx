import { AppointmentTime } from './AppointmentTime.tsx';
import { pacificTime, timeIn } from './shownTime.ts';
import * as styles from './appointments.css.ts';

interface CoachingTimeProps {
  /** ISO 8601. */
  readonly moment: string;
  /** IANA name of the patient's zone. */
  readonly zone: string;
}

/** When a coaching call is: in Pacific time and, where it differs, in the patient's own. */
export function CoachingTime({ moment, zone }: CoachingTimeProps) {
  const pacific = pacificTime(moment);
  const own = timeIn(moment, zone);
  return (
    <div className={styles.times}>
      <AppointmentTime moment={moment} shown={pacific} />
      {(own.date !== pacific.date || own.time !== pacific.time) && (
        <p className={styles.own}>
          Your time: {own.date}, {own.time} ({own.zone})
        </p>
      )}
    </div>
  );
}
