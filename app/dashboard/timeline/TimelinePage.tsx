import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { loadNextPage } from '#services/api/client/loadNextPage.ts';
import { timelineQuery } from '#services/api/timeline.ts';
import { userQuery } from '#services/api/users.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LoadAgain } from '../layout/LoadAgain.tsx';
import * as page from '../layout/page.css.ts';
import { pageShapes } from '../layout/pageShapes.ts';
import { Purchases } from './Purchases.tsx';
import * as styles from './timeline.css.ts';

const route = getRouteApi('/signed-in');

/** What happened to each of the patient's purchases, and what comes. */
export function TimelinePage() {
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  const timeline = useInfiniteQuery(timelineQuery(userId));
  const purchases = timeline.data?.pages.flatMap((one) => one.purchases);
  usePageTitle('Timeline');
  return (
    <>
      <h1 className={page.greeting}>Timeline</h1>
      <p className={page.lead}>What happened to your purchases, and what comes next.</p>
      {timeline.isPending && (
        <div className={page.section}>
          <Skeleton bones={pageShapes.timeline} />
        </div>
      )}
      {timeline.isLoadingError && (
        <div className={page.section}>
          <LoadAgain onPress={() => void timeline.refetch()} />
        </div>
      )}
      {purchases?.length === 0 && (
        <div className={styles.empty}>
          <h2 className={page.title}>Nothing bought yet</h2>
          <p>Once you buy something, you see here how far it is, when you are charged and when it is sent.</p>
          <Link to="/shop" className={button()}>
            Visit our shop
          </Link>
        </div>
      )}
      {purchases && purchases.length > 0 && (
        <Purchases
          purchases={purchases}
          state={user?.state ?? null}
          userId={userId}
          loadMore={timeline.hasNextPage ? () => void loadNextPage(timeline) : undefined}
          loading={timeline.isFetchingNextPage}
          failed={timeline.isFetchNextPageError}
        />
      )}
    </>
  );
}
