import { useState } from 'react';
import * as styles from './inspector.css.ts';
import type { SeenActor } from './Recording.ts';
import { stateText } from './stateText.ts';

interface ActorTreeProps {
  readonly actors: readonly SeenActor[];
  readonly chosen: string | undefined;
  readonly onChoose: (id: string | undefined) => void;
}

const isActive = ({ snapshot }: SeenActor) => snapshot?.status === 'active';

/** The actors as a tree under the actors that started them, each with its state. */
export function ActorTree({ actors, chosen, onChoose }: ActorTreeProps) {
  const [ended, setEnded] = useState(false);
  const shown = actors.filter((actor) => ended || isActive(actor) || actor.parent === undefined);
  const under = (parent: string | undefined) => {
    const own = shown.filter((actor) => actor.parent === parent);
    if (own.length === 0) return null;
    return (
      <ul className={styles.tree}>
        {own.map((actor) => (
          <li key={actor.id}>
            <button
              type="button"
              className={styles.row}
              aria-pressed={actor.id === chosen}
              onClick={() => onChoose(actor.id === chosen ? undefined : actor.id)}
            >
              <span className={styles.name}>{actor.name}</span>{' '}
              <span className={styles.state}>{stateText(actor.snapshot?.value) || actor.snapshot?.status}</span>
            </button>
            {under(actor.id)}
          </li>
        ))}
      </ul>
    );
  };
  return (
    <section className={styles.panel} aria-labelledby="actors">
      <div className={styles.bar}>
        <h2 id="actors" className={styles.heading}>
          Actors
        </h2>
        <label className={styles.option}>
          <input type="checkbox" checked={ended} onChange={(event) => setEnded(event.target.checked)} /> Show ended
          actors
        </label>
      </div>
      {under(undefined)}
    </section>
  );
}
