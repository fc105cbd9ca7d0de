import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';
import { Icon, type IconName } from '#renderers/ui/icons/Icon.tsx';
import type { TimelineEvent } from '#schemas/wire/timeline.ts';
import { eventTexts } from './eventTexts.ts';
import * as styles from './events.css.ts';

const icons: { readonly [K in TimelineEvent['kind']]: IconName } = {
  ordered: 'check',
  submitted: 'clipboard',
  reserved: 'lock',
  held: 'warning',
  'review-waits': 'warning',
  reviewed: 'doctor',
  closed: 'close',
  released: 'card',
  charged: 'card',
  declined: 'warning',
  prescribed: 'doctor',
  preparing: 'package',
  sent: 'package',
  delivered: 'success',
  refunded: 'back',
  canceled: 'close',
  'review-due': 'clock',
  'next-charge': 'clock',
};

interface EventListProps {
  /** Oldest first. */
  readonly events: readonly TimelineEvent[];
  /** The patient's home state; null if it is not known. */
  readonly state: string | null;
  /** The id of the heading above. */
  readonly labelledBy: string;
}

/** What happened, one event below the other, and then what comes. */
export function EventList({ events, state, labelledBy }: EventListProps) {
  const zone = zoneOfState(state);
  const newest = events.findLast(({ coming }) => !coming);
  return (
    <ol className={styles.events} aria-labelledby={labelledBy}>
      {events.map((event) => {
        const { kind, at, name, amount } = event;
        const { title, note, moment } = eventTexts(event, zone, event === newest);
        const tone = event.coming ? 'coming' : 'happened';
        return (
          <li key={[kind, at, name, amount].join(' ')} className={styles.event}>
            <span className={styles.marks[tone]}>
              <Icon name={icons[kind]} size="small" />
            </span>
            <div className={styles.texts}>
              {event.coming && <p className={styles.coming}>Coming up</p>}
              <p className={styles.titles[tone]}>{title}</p>
              {note !== undefined && <p className={styles.note}>{note}</p>}
              <time dateTime={at} className={styles.note}>
                {moment}
              </time>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
