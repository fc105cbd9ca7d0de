import { useState, useSyncExternalStore } from 'react';
import { ActorDetails } from './ActorDetails.tsx';
import { ActorTree } from './ActorTree.tsx';
import { EventLog } from './EventLog.tsx';
import * as styles from './inspector.css.ts';
import type { Recording, SeenEvent } from './Recording.ts';

/**
 * The running flows of a portal that was opened with `?inspect`: their actors, their events, and their current states.
 */
export function InspectorPage({ recording }: { readonly recording: Recording }) {
  const { actors, events } = useSyncExternalStore(recording.follow, recording.seen);
  const [chosen, setChosen] = useState<string>();
  const [event, setEvent] = useState<number>();
  const started = actors.filter(({ snapshot }) => snapshot !== undefined);
  const actor = started.find(({ id }) => id === chosen);
  const names = new Map(actors.map(({ id, name }) => [id, name]));
  const shown = actor ? events.filter((one: SeenEvent) => one.actor === actor.id) : events;
  const selected = shown.find(({ id }) => id === event);
  return (
    <main className={styles.page}>
      <header className={styles.header}>
        <h1 className={styles.title}>Inspector</h1>
        <p className={styles.note}>
          {started.length === 0
            ? 'Waiting for a flow. Open the portal with ?inspect in its URL and start one.'
            : 'Sensitive answers, typed text and account data are hidden: •• stands for any value, or none.'}
        </p>
      </header>
      <ActorTree actors={started} chosen={actor?.id} onChoose={setChosen} />
      <EventLog events={shown} names={names} selected={selected?.id} onSelect={setEvent} />
      <ActorDetails actor={actor ?? started.find(({ id }) => id === selected?.actor)} event={selected} />
    </main>
  );
}
