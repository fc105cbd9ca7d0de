import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import type { TimelineEntry } from '#schemas/wire/timeline.ts';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { card } from '#renderers/ui/layout/Card.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { timelineQuery } from '#services/api/timeline.ts';
import { LoadAgain } from '../layout/LoadAgain.tsx';
import * as page from '../layout/page.css.ts';
import { pageShapes } from '../layout/pageShapes.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { Events } from './Events.tsx';
import * as styles from './timeline.css.ts';

const route = getRouteApi('/signed-in');

const kinds: { readonly [kind in TimelineEntry['kind']]: string } = {
  visit: 'Visit',
  order: 'Order',
  subscription: 'Subscription',
};

function Purchases({ entries }: { readonly entries: readonly TimelineEntry[] }) {
  if (entries.length === 0)
    return (
      <Card aria-label="Timeline">
        <div className={styles.purchase}>
          <p>Nothing has happened yet. It is told here from your first visit or order on.</p>
          <div className={page.actions}>
            <Link to="/shop" className={button({ look: 'secondary' })}>
              See what there is
            </Link>
          </div>
        </div>
      </Card>
    );
  return (
    <ul className={styles.purchases}>
      {entries.map(({ _id, kind, name, events, coming }) => (
        // No region of its own: the same may be bought more than once, and regions have different names.
        <li key={_id} className={card}>
          <div className={styles.purchase}>
            <div>
              <h2 className={page.visitName}>{name}</h2>
              <p className={styles.kind}>{kinds[kind]}</p>
            </div>
            <Events events={events} coming={coming} />
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Everything that happened to what the patient sent and bought, and what comes. */
export function TimelinePage() {
  const { userId } = route.useRouteContext();
  const timeline = useQuery(timelineQuery(userId));
  usePageTitle('Timeline');
  return (
    <>
      <h1 className={page.greeting}>Timeline</h1>
      <p className={page.lead}>What happened to your visits and orders, and what comes next.</p>
      <div className={page.section}>
        {timeline.data && <Purchases entries={timeline.data} />}
        {timeline.isPending && <Skeleton bones={pageShapes.timeline} />}
        {timeline.isError && timeline.data === undefined && <LoadAgain onPress={() => void timeline.refetch()} />}
      </div>
    </>
  );
}
