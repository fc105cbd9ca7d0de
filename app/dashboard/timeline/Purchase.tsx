import { useId } from 'react';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { ListedPurchase } from '#schemas/wire/timeline.ts';
import { AskLink } from '../../asking/AskLink.tsx';
import * as page from '../layout/page.css.ts';
import { EventList } from '../events/EventList.tsx';
import * as styles from './timeline.css.ts';

interface PurchaseProps {
  readonly purchase: ListedPurchase;
  /** The patient's home state; null if it is not known. */
  readonly state: string | null;
  readonly userId: string;
}

/** A purchase with everything that happened to it and that comes. The same may have been bought twice: the number tells them apart. */
export function Purchase({ purchase: { number, name, events, about }, state, userId }: PurchaseProps) {
  const id = useId();
  return (
    <Card aria-labelledby={`${id} ${id}number`}>
      <div className={styles.purchase}>
        <div className={styles.head}>
          <h2 id={id} tabIndex={-1} className={styles.name}>
            {name}
          </h2>
          <p id={`${id}number`} className={page.soft}>
            Order number {number}
          </p>
        </div>
        {events.length > 0 ? (
          <EventList events={events} state={state} labelledBy={id} />
        ) : (
          <p>There is nothing new to tell of it yet.</p>
        )}
        {about && (
          <div className={styles.ask}>
            <AskLink userId={userId} about={about} className={button({ look: 'quiet' })}>
              Ask about this
            </AskLink>
          </div>
        )}
      </div>
    </Card>
  );
}
