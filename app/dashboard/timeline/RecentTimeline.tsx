import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useId } from 'react';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { timelineQuery } from '#services/api/timeline.ts';
import { userQuery } from '#services/api/users.ts';
import { LoadAgain } from '../layout/LoadAgain.tsx';
import * as page from '../layout/page.css.ts';
import { EventList } from '../events/EventList.tsx';
import { shortOf } from './shortOf.ts';
import * as styles from './timeline.css.ts';

const route = getRouteApi('/signed-in');

/** The newest purchase in short: what happened last and what comes next. Nothing where nothing was bought. */
export function RecentTimeline() {
  const id = useId();
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  const timeline = useInfiniteQuery(timelineQuery(userId));
  const purchase = timeline.data?.pages[0]?.purchases[0];
  if (timeline.data && !purchase) return null;
  return (
    <section aria-labelledby={id} className={styles.recent}>
      <div className={page.heading}>
        <h2 id={id} className={page.title}>
          Your latest purchase
        </h2>
        {purchase && (
          <Link to="/dashboard/$userId/timeline" params={{ userId }} className={button({ look: 'quiet' })}>
            See everything
          </Link>
        )}
      </div>
      {timeline.isPending && <Skeleton bones={[{ height: '14rem' }]} />}
      {timeline.isLoadingError && <LoadAgain onPress={() => void timeline.refetch()} />}
      {purchase && user && (
        <Card>
          <div className={styles.purchase}>
            <h3 id={`${id}name`} className={styles.name}>
              {purchase.name}
            </h3>
            <EventList events={shortOf(purchase.events)} state={user.state} labelledBy={`${id}name`} />
          </div>
        </Card>
      )}
    </section>
  );
}
