import type { ReactNode } from 'react';
import * as styles from './inspector.css.ts';
import type { SeenActor, SeenEvent } from './Recording.ts';
import { statesOf } from './statesOf.ts';
import { stateText } from './stateText.ts';

interface ActorDetailsProps {
  readonly actor: SeenActor | undefined;
  /** If an event is selected, the actor is shown as it was after that event. */
  readonly event: SeenEvent | undefined;
}

const jsonText = (value: unknown) => JSON.stringify(value, undefined, 2);

/** A collapsible part. */
function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <details open>
      <summary className={styles.part}>{title}</summary>
      {children}
    </details>
  );
}

/** One actor: the selected event, its state within its machine, and its context. */
export function ActorDetails({ actor, event }: ActorDetailsProps) {
  const snapshot = event ? event.after : actor?.snapshot;
  const state = stateText(snapshot?.value);
  const { status, context, output, error } = snapshot ?? {};
  return (
    <section className={styles.panel} aria-labelledby="details">
      <div className={styles.bar}>
        <h2 id="details" className={styles.heading}>
          {actor ? actor.name : 'Details'}
        </h2>
        <span className={styles.state}>{actor ? (event ? 'after the event' : 'now') : ''}</span>
      </div>
      {!actor && <p className={styles.note}>Choose an actor or an event.</p>}
      {actor && (
        <Part title="States">
          <ul className={styles.states}>
            {statesOf(actor.definition).map(({ name, ways }) => (
              <li key={name} className={styles.stateItem} aria-current={state.split('.')[0] === name || undefined}>
                <span className={styles.name}>{name}</span>
                {ways.map(({ on, guard, to }) => (
                  <span key={`${on} ${guard} ${to}`} className={styles.way}>
                    {on}
                    {guard === undefined ? '' : `, if ${guard}`} → {to}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </Part>
      )}
      {event && (
        <Part title="Event">
          <pre className={styles.json}>{jsonText(event.event)}</pre>
        </Part>
      )}
      {snapshot && (
        <Part title="Snapshot">
          <pre className={styles.json}>{jsonText({ status, state, context, output, error })}</pre>
        </Part>
      )}
    </section>
  );
}
