import * as styles from './appointments.css.ts';
import type { ShownTime } from './shownTime.ts';

interface AppointmentTimeProps {
  /** ISO 8601. */
  readonly moment: string;
  /** Without a zone where the page has named it. */
  readonly shown: Omit<ShownTime, 'zone'> & Partial<Pick<ShownTime, 'zone'>>;
}

/** A date and time, and their time zone. */
export function AppointmentTime({ moment, shown: { date, time, zone } }: AppointmentTimeProps) {
  return (
    <time dateTime={moment} className={styles.when}>
      <span className={styles.date}>{date}</span>
      <span>
        {time}{' '}
        {zone !== undefined && (
          // Server and browser may call a zone by different names: what the server has written stays.
          <span className={styles.zone} suppressHydrationWarning>
            {zone}
          </span>
        )}
      </span>
    </time>
  );
}
