import { Link, useMatchRoute } from '@tanstack/react-router';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { drawings as shared } from '#renderers/ui/icons/drawings.css.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { drawings } from './drawings.css.ts';
import * as styles from './navigation.css.ts';
import type { Place } from './places.ts';
import { useLatestPanel } from './useLatestPanel.ts';
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
  const isOpen = opens !== undefined && match({ to: opens, fuzzy: true }) !== false;
  const isUnread = useUnreadMessages(userId) && icon === 'message';
  const panelId = useLatestPanel(userId);
  const isLatest = icon === 'lab' && panelId !== undefined;
  return (
    <Link
      to={isLatest ? '/labs/$panelId' : to}
      params={{ userId, page: 'profile', panelId }}
      className={className}
      {...(isOpen && { 'aria-current': 'page' })}
      {...(onFollow && { onClick: onFollow })}
    >
      <span className={styles.icon}>
        <Drawing path={icon === 'package' || icon === 'lab' ? shared[icon] : drawings[icon]} />
        {isUnread && <span className={styles.dot} />}
      </span>
      {label}
      {isUnread && <VisuallyHidden> (unread messages)</VisuallyHidden>}
    </Link>
  );
}
