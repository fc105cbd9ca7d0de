import { Link, useMatchRoute } from '@tanstack/react-router';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { drawings as shared } from '#renderers/ui/icons/drawings.css.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { drawings } from './drawings.css.ts';
import * as styles from './navigation.css.ts';
import type { Place } from './places.ts';
import { useQuery } from '@tanstack/react-query';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';

const isUnreadBy = ({ patient_read: read }: Conversation) => !read;

/** Whether the care team has written what the patient has not read; false until that is known. */
function useUnreadMessages(userId: string): boolean {
  const { data = false } = useQuery({ ...conversationQuery(userId), select: isUnreadBy });
  return data;
}

const latest = ([panel]: readonly LabPanel[]) => panel?._id;

/** The id of the patient's latest lab panel; undefined where there is none, and until that is known. */
const useLatestPanel = (userId: string): string | undefined =>
  useQuery({ ...labPanelsQuery(userId), select: latest }).data;

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
