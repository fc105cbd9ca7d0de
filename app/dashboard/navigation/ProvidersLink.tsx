import { Link } from '@tanstack/react-router';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { menuDrawings } from './menuDrawings.css.ts';
import * as styles from './navigation.css.ts';

interface ProvidersLinkProps {
  readonly userId: string;
  /** Called when the link is followed. */
  readonly onFollow: () => void;
}

/** The way to those who treat patients. Only the menu leads there: what the other navigations name loads with every page. */
export const ProvidersLink = ({ userId, onFollow }: ProvidersLinkProps) => (
  <Link to="/dashboard/$userId/providers" params={{ userId }} className={styles.link} onClick={onFollow}>
    <span className={styles.icon}>
      <Drawing path={menuDrawings.providers} />
    </span>
    Providers
  </Link>
);
