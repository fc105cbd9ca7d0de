import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { TimelineEntry } from '#schemas/wire/timeline.ts';
import { comingText, eventText } from './eventText.ts';
import * as styles from './timeline.css.ts';

const dayOf = (at: string) => momentText(new Date(at), 'date');
const timeOf = (at: string) => `${dayOf(at)}, ${momentText(new Date(at), 'time')}`;

/** What happened to a purchase and, behind it, what comes: in the order of time. */
export function Events({ events, coming }: Pick<TimelineEntry, 'events' | 'coming'>) {
  return (
    <ol className={styles.events}>
      {events.map((event) => (
        <li key={`${event.kind} ${event.at} ${event.about}`} className={styles.event}>
          <p className={styles.text}>{eventText(event)}</p>
          <time dateTime={event.at} className={styles.time}>
            {timeOf(event.at)}
          </time>
        </li>
      ))}
      {coming.map((event) => (
        <li key={`${event.kind} ${event.at} ${event.about}`} className={styles.coming}>
          <p className={styles.text}>{comingText(event)}</p>
          <p className={styles.time}>
            Coming: <time dateTime={event.at}>{event.kind === 'charge' ? dayOf(event.at) : timeOf(event.at)}</time>
          </p>
        </li>
      ))}
    </ol>
  );
}
