import { Link, useMatchRoute } from '@tanstack/react-router';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { drawings as shared } from '#renderers/ui/icons/drawings.css.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { drawings } from './drawings.css.ts';
import * as styles from './navigation.css.ts';
import type { Place } from './places.ts';
import { useUnreadMessages } from './useUnreadMessages.ts';

interface PlaceLinkProps {
  readonly place: Place;
  readonly userId: string;
  readonly className: string;
  /** Called when the link is followed. */
  readonly onFollow?: () => void;
}

/** A link to a page of the patient's dashboard. Where the care team has written something new, that of the messages says so. */
export function PlaceLink({ place: { label, icon, to, opens }, userId, className, onFollow }: PlaceLinkProps) {
  const match = useMatchRoute();
  const isOpen = opens !== undefined && match({ to: opens }) !== false;
  const isUnread = useUnreadMessages(userId) && icon === 'message';
  return (
    <Link
      to={to}
      params={{ userId, page: 'profile' }}
      className={className}
      {...(isOpen && { 'aria-current': 'page' })}
      {...(onFollow && { onClick: onFollow })}
    >
      <span className={styles.icon}>
        <Drawing path={icon === 'package' ? shared.package : drawings[icon]} />
        {isUnread && <span className={styles.dot} />}
      </span>
      {label}
      {isUnread && <VisuallyHidden> (unread messages)</VisuallyHidden>}
    </Link>
  );
}
