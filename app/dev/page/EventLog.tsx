import * as styles from './inspector.css.ts';
import type { SeenEvent } from './Recording.ts';

interface EventLogProps {
  readonly events: readonly SeenEvent[];
  readonly names: ReadonlyMap<string, string>;
  readonly selected: number | undefined;
  readonly onSelect: (id: number) => void;
}

/** The number of latest events that are listed. */
const MAX_ROWS = 300;

const timeText = (at: number) => new Date(at).toISOString().slice(11, 23);

/** The name of an event; a short word for the inspector's own events. */
function typeText({ type }: SeenEvent['event']): string {
  if (type === 'xstate.init') return 'started';
  if (type.startsWith('xstate.done.')) return 'done';
  return type.startsWith('xstate.error.') ? 'failed' : type;
}

/** The event's other data in one line. */
function restText(event: SeenEvent['event']): string {
  const rest = Object.entries(event).filter(([name]) => name !== 'type');
  return rest.length === 0 ? '' : JSON.stringify(Object.fromEntries(rest));
}

/** The events, latest first: time, receiver, sender and data. */
export function EventLog({ events, names, selected, onSelect }: EventLogProps) {
  return (
    <section className={styles.panel} aria-labelledby="events">
      <div className={styles.bar}>
        <h2 id="events" className={styles.heading}>
          Events
        </h2>
        <span className={styles.state}>{events.length}</span>
      </div>
      <ol className={styles.log}>
        {events
          .slice(-MAX_ROWS)
          .toReversed()
          .map(({ id, at, actor, source, event }) => (
            <li key={id}>
              <button type="button" className={styles.row} aria-pressed={id === selected} onClick={() => onSelect(id)}>
                <time className={styles.time} dateTime={new Date(at).toISOString()}>
                  {timeText(at)}
                </time>{' '}
                <span className={styles.name}>{typeText(event)}</span>{' '}
                <span className={styles.state}>
                  {source === undefined ? '' : `${names.get(source) ?? source} `}→ {names.get(actor) ?? actor}
                </span>{' '}
                <span className={styles.rest}>{restText(event)}</span>
              </button>
            </li>
          ))}
      </ol>
    </section>
  );
}
