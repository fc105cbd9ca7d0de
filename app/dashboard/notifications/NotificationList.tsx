import { useId } from 'react';
import type { Notification } from '#schemas/wire/notification.ts';
import { useZone } from '#app/time/useZone.ts';
import * as page from '../layout/page.css.ts';
import { groupNotifications } from './groupNotifications.ts';
import { NotificationLink } from './NotificationLink.tsx';
import * as styles from './notifications.css.ts';

interface NotificationListProps {
  readonly notifications: readonly Notification[];
  readonly userId: string;
  readonly now: Date;
  readonly onOpen: (id: string) => void;
}

/** Notifications below the headings of their days, newest first. */
export function NotificationList({ notifications, now, ...shared }: NotificationListProps) {
  const id = useId();
  const zone = useZone();
  return groupNotifications(notifications, now, zone).map(({ title, notifications: group }) => (
    <section key={title} className={page.section} aria-labelledby={`${id}${title}`}>
      <h2 id={`${id}${title}`} className={page.title}>
        {title}
      </h2>
      <ul className={styles.list}>
        {group.map((notification) => (
          <li key={notification._id}>
            <NotificationLink notification={notification} now={now} {...shared} />
          </li>
        ))}
      </ul>
    </section>
  ));
}
