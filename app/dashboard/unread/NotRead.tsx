import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import * as styles from './UnreadNotifications.css.ts';
import { useFailedReading } from './useFailedReading.ts';

/** Announces that notifications could not be marked as read. */
export function NotRead() {
  if (!useFailedReading()) return null;
  return (
    <div className={styles.notRead}>
      <Alert tone="warning" urgent>
        This could not be marked as read. Please try again.
      </Alert>
    </div>
  );
}
