import { Link } from '@tanstack/react-router';
import * as styles from './settings.css.ts';

/** On a phone, the way from a section back to the menu of all. */
export const ReturnToSettings = ({ userId }: { readonly userId: string }) => (
  <p className={styles.back}>
    <Link to="/dashboard/$userId/settings" params={{ userId }}>
      Return to Settings
    </Link>
  </p>
);
