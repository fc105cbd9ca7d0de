import { EndedAlarms } from '../../criticalAlert/EndedAlarms.tsx';
import { usePanel } from '../usePanel.ts';

/** Shows why the alarms of a panel have ended, for as long as the server lists them. */
export function EndedLabAlarms() {
  const { userId, panel } = usePanel();
  return panel && <EndedAlarms userId={userId} ended={panel.ended} />;
}
