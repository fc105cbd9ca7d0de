import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { CriticalAlert } from '../../criticalAlert/CriticalAlert.tsx';
import { endedText } from '../../criticalAlert/criticalTexts.ts';
import { usePanel } from '../usePanel.ts';

/** What comes first on every page of labs: open alarms or, without any, the alarms that a correction ended. */
export function LabAlarms() {
  const { userId, alarms, panel } = usePanel();
  if (alarms.length > 0) return <CriticalAlert userId={userId} alarms={alarms} />;
  return panel?.ended.map((ended) => (
    <Alert key={`${ended.report} ${ended.name}`} tone="info" title="Your lab changed a result">
      {endedText(ended)}
    </Alert>
  ));
}
