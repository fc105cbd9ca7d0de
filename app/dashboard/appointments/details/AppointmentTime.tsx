import * as styles from './appointments.css.ts';
import type { ShownTime } from './shownTime.ts';

interface AppointmentTimeProps {
  /** ISO 8601. */
  readonly moment: string;
  readonly shown: ShownTime;
}

/** A date and time with their time zone. */
export function AppointmentTime({ moment, shown: { date, time, zone } }: AppointmentTimeProps) {
  return (
    <time dateTime={moment} className={styles.when}>
      <span className={styles.date}>{date}</span>
      <span>
        {time} <span className={styles.zone}>{zone}</span>
      </span>
    </time>
  );
}
