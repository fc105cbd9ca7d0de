import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { usePanel } from '../usePanel.ts';

/** What is said where a value is far beyond its range. While its alarm is open, the alert above the page says more. */
export function SafetyLine() {
  const { alarms } = usePanel();
  if (alarms.length > 0) return null;
  return (
    <Alert tone="danger" title="A result is far outside its range">
      If nobody from your care team has talked with you about it, message them today. If you feel unwell, call 911.
    </Alert>
  );
}
