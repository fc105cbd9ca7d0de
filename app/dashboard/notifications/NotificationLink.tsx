import { Link } from '@tanstack/react-router';
import type { Notification } from '#schemas/wire/notification.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { drawings } from '#renderers/ui/icons/drawings.css.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { useZone } from '#app/time/useZone.ts';
import { relativeTime } from '#app/time/relativeTime.ts';
import { drawings as places } from '../navigation/drawings.css.ts';
import * as styles from './notifications.css.ts';
import { notificationPath } from './notificationPath.ts';

const icons = {
  message: places.message,
  lab: drawings.lab,
  appointments: places.calendar,
  visit: drawings.clipboard,
  order: drawings.package,
  subscription: places.subscriptions,
  payment: drawings.card,
  welcome: drawings.user,
} as const satisfies { readonly [Category in Notification['category']]: string };

interface NotificationLinkProps {
  readonly notification: Notification;
  readonly userId: string;
  readonly now: Date;
  readonly onOpen: (id: string) => void;
}

/** A notification, which leads to what it tells of and is read by that. */
export function NotificationLink({ notification, userId, now, onOpen }: NotificationLinkProps) {
  const { _id: id, category, message, read, created_at: at } = notification;
  const moment = new Date(at);
  const zone = useZone();
  return (
    <Link
      to={notificationPath(notification, userId)}
      className={styles.notification({ read })}
      onClick={() => {
        if (!read) onOpen(id);
      }}
    >
      <span className={styles.icon}>
        <Drawing path={icons[category]} />
      </span>
      <span className={styles.text}>
        {!read && <VisuallyHidden>Unread: </VisuallyHidden>}
        <span className={styles.message({ read })}>{message}</span>{' '}
        <time
          dateTime={at}
          title={`${momentText(moment, 'date', zone)}, ${momentText(moment, 'time', zone)}`}
          className={styles.time}
        >
          {relativeTime(moment, now)}
        </time>
      </span>
      {!read && <span className={styles.dot} aria-hidden="true" />}
    </Link>
  );
}
