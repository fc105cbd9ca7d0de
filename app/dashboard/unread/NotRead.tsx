import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { useFailedReading } from './useFailedReading.ts';

/** Announces that notifications could not be marked as read. */
export function NotRead() {
  if (!useFailedReading()) return null;
  return (
    <Alert tone="warning" urgent>
      This could not be marked as read. Please try again.
    </Alert>
  );
}
