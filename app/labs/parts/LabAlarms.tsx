import { CriticalAlert } from '../../criticalAlert/CriticalAlert.tsx';
import { EndedAlarms } from '../../criticalAlert/EndedAlarms.tsx';
import { usePanel } from '../usePanel.ts';

/** What comes first on every page of labs: open alarms or, without any, those that have ended. */
export function LabAlarms() {
  const { userId, alarms, panel } = usePanel();
  if (alarms.length > 0) return <CriticalAlert userId={userId} alarms={alarms} />;
  return panel && <EndedAlarms userId={userId} ended={panel.ended} />;
}
