import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { loadNextPage } from '#services/api/client/loadNextPage.ts';
import { notificationsQuery } from '#services/api/notifications.ts';
import { useNow } from '#app/time/useNow.ts';
import * as page from '../layout/page.css.ts';
import { pageShapes } from '../layout/pageShapes.ts';
import { NotRead } from '../unread/NotRead.tsx';
import { useUnreadCount } from '../unread/useUnreadCount.ts';
import { LoadMore } from './LoadMore.tsx';
import { listedOnce } from './listedOnce.ts';
import { NotificationList } from './NotificationList.tsx';
import * as styles from './notifications.css.ts';
import { useReading } from './useReading.ts';

/** What the patient was told, with its loading, empty and error states. */
export function Notifications({ userId }: { readonly userId: string }) {
  const now = useNow();
  const list = useRef<HTMLDivElement>(null);
  const listed = useInfiniteQuery(notificationsQuery(userId));
  const unread = useUnreadCount(userId);
  const { read, readAll, readingAll } = useReading(userId);
  const { data, hasNextPage, isFetchingNextPage, isFetchNextPageError } = listed;
  const notifications = data && listedOnce(data.pages);
  const count = notifications?.length ?? 0;
  /** How many there were when the button at the end got the focus; null while something else has it. */
  const heldAt = useRef<number>(null);
  useEffect(() => {
    const { current: before } = heldAt;
    if (before === null || count <= before) return;
    heldAt.current = null;
    // The button has moved to the new end, or is gone: the first of the new ones is what comes next.
    list.current?.querySelectorAll('a')[before]?.focus();
  }, [count]);
  return (
    <>
      <div className={styles.head}>
        <div>
          <h1 className={page.greeting}>Notifications</h1>
          <p className={page.lead}>What is new with your visits, orders and appointments.</p>
        </div>
        {count > 0 && (
          <Button
            look="secondary"
            busy={readingAll}
            onClick={readAll}
            {...(unread === 0 && { reason: 'You have read all of them.' })}
          >
            Mark all as read
          </Button>
        )}
      </div>
      <NotRead />
      {listed.isPending && (
        <div className={page.section}>
          <Skeleton bones={pageShapes.notifications} />
        </div>
      )}
      {listed.isLoadingError && (
        <div className={styles.again}>
          <Button look="secondary" busy={listed.isFetching} busyLabel="Loading…" onClick={() => void listed.refetch()}>
            Load again
          </Button>
        </div>
      )}
      {notifications?.length === 0 && (
        <div className={styles.empty}>
          <h2 className={page.title}>Nothing new yet</h2>
          <p>When something happens with your visits, orders or appointments, you will find it here.</p>
        </div>
      )}
      {notifications && (
        <div ref={list}>
          <NotificationList notifications={notifications} userId={userId} now={now} onOpen={read} />
        </div>
      )}
      {hasNextPage && (
        <LoadMore
          loading={isFetchingNextPage}
          failed={isFetchNextPageError}
          onLoad={() => void loadNextPage(listed)}
          onFocus={() => {
            heldAt.current = count;
          }}
          onBlur={({ relatedTarget }) => {
            // Where the button goes away, nothing else has the focus.
            if (relatedTarget !== null) heldAt.current = null;
          }}
        />
      )}
    </>
  );
}
