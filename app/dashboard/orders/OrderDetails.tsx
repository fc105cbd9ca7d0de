import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { ShowcaseDetails } from '#schemas/wire/showcase.ts';
import { AskLink } from '../../asking/AskLink.tsx';
import * as page from '../layout/page.css.ts';
import { EventList } from '../events/EventList.tsx';
import { OrderPrice } from './OrderPrice.tsx';
import * as styles from './orders.css.ts';
import { OrderState } from './OrderState.tsx';
import { stateTexts, typeLabels, trackingHref } from './orderTexts.ts';

interface OrderDetailsProps {
  readonly order: ShowcaseDetails;
  readonly userId: string;
  /** The patient's home state; null if it is not known. */
  readonly state: string | null;
}

/** The carrier and number of what was sent, with the carrier's own page about it where that is known. */
function Tracking({ shipment }: Pick<ShowcaseDetails, 'shipment'>) {
  if (!shipment || (shipment.carrier === null && shipment.tracking_number === null)) return null;
  const { carrier, tracking_number: number } = shipment;
  const href = trackingHref(carrier, number);
  return (
    <div className={styles.tracking}>
      <p>
        {carrier ?? 'Sent'}
        {number !== null && `, tracking number ${number}`}
      </p>
      {href !== undefined && (
        <a href={href} target="_blank" rel="noreferrer">
          Track at {carrier} (opens a new tab)
        </a>
      )}
    </div>
  );
}

/** All that is told of an order. */
export function OrderDetails({ order, userId, state }: OrderDetailsProps) {
  const id = useId();
  const { number, product_type: type, placed_at: at, panelId, subscription, events, about } = order;
  const zone = zoneOfState(state);
  return (
    <>
      <p className={page.lead}>
        {type !== null && `${typeLabels[type].one} · `}Order number {number} · Ordered{' '}
        <time dateTime={at}>{momentText(new Date(at), 'date', zone)}</time>
      </p>
      <div className={styles.details}>
        <Card aria-label="How far it is">
          <div className={page.visit}>
            <div>
              <OrderState order={order} />
            </div>
            <p>{stateTexts(order).note}</p>
            <Tracking shipment={order.shipment} />
            {(panelId !== null || subscription !== null) && (
              <div className={styles.links}>
                {panelId !== null && (
                  <Link to="/labs/$panelId" params={{ panelId }} className={button({ look: 'secondary' })}>
                    See the lab test
                  </Link>
                )}
                {subscription !== null && (
                  <Link
                    to="/dashboard/$userId/subscriptions"
                    params={{ userId }}
                    className={button({ look: 'secondary' })}
                  >
                    See your plan
                  </Link>
                )}
              </div>
            )}
            {about && (
              <div className={styles.ask}>
                <AskLink userId={userId} about={about} className={button({ look: 'quiet' })}>
                  Ask about this order
                </AskLink>
              </div>
            )}
          </div>
        </Card>
        <OrderPrice order={order} zone={zone} />
        <Card aria-labelledby={`${id}events`}>
          <div className={page.visit}>
            <h2 id={`${id}events`} className={page.visitName}>
              What happened
            </h2>
            {events.length > 0 ? (
              <EventList events={events} state={state} labelledBy={`${id}events`} />
            ) : (
              <p>There is nothing new to tell of it yet.</p>
            )}
          </div>
        </Card>
      </div>
    </>
  );
}
