import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { ContactActions } from '../../criticalAlert/ContactActions.tsx';
import { AFTER_ALARM, stillCounts } from '../../criticalAlert/criticalTexts.ts';
import { usePanel } from '../usePanel.ts';

/** What is said where a value is far beyond its range. While an alert above the page says it, it is left out. */
export function SafetyLine() {
  const { userId, alarms, panel } = usePanel();
  if (alarms.length > 0 || panel?.ended.some(stillCounts)) return null;
  return (
    <Alert tone="danger" title="A result needs your care team" action={<ContactActions userId={userId} />}>
      {AFTER_ALARM}
    </Alert>
  );
}
