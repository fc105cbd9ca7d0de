import { Link, useLocation } from '@tanstack/react-router';
import { NotRead } from './NotRead.tsx';
import * as styles from './UnreadNotifications.css.ts';
import { useUnreadCount } from './useUnreadCount.ts';

const textOf = (count: number) =>
  count === 1 ? 'You have 1 unread notification' : `You have ${count} unread notifications`;

/** Says on every page of the dashboard how many notifications are unread, and leads to them. Nothing where all are read. */
export function UnreadNotifications({ userId }: { readonly userId: string }) {
  const count = useUnreadCount(userId);
  const { pathname } = useLocation();
  return (
    <>
      {pathname !== '/notifications' && <NotRead />}
      {count > 0 && (
        <Link to="/notifications" className={styles.unread}>
          <span className={styles.dot} aria-hidden="true" />
          {textOf(count)}
        </Link>
      )}
    </>
  );
}
