import { Link, useLocation } from '@tanstack/react-router';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { drawings } from '../navigation/drawings.css.ts';
import { NotRead } from './NotRead.tsx';
import * as styles from './UnreadNotifications.css.ts';
import { useUnreadCount } from './useUnreadCount.ts';

function textOf(count: number): string {
  if (count === 0) return 'Notifications';
  return count === 1 ? 'You have 1 unread notification' : `You have ${count} unread notifications`;
}

/**
 * Leads to the notifications from every page of the dashboard, and says how many are unread. It has its place before that
 * is known, so that nothing moves.
 */
export function UnreadNotifications({ userId }: { readonly userId: string }) {
  const count = useUnreadCount(userId);
  const { pathname } = useLocation();
  return (
    <>
      {pathname !== '/notifications' && <NotRead />}
      <Link to="/notifications" className={styles.unread}>
        <span className={styles.bell}>
          <Drawing path={drawings.bell} />
          {count > 0 && <span className={styles.dot} />}
        </span>
        {textOf(count)}
      </Link>
    </>
  );
}
