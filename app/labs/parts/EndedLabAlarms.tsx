import { EndedAlarms } from '../../criticalAlert/EndedAlarms.tsx';
import { usePanel } from '../usePanel.ts';

/** The alarms of a panel that have ended, while they are told of. */
export function EndedLabAlarms() {
  const { userId, panel } = usePanel();
  return panel && <EndedAlarms userId={userId} ended={panel.ended} />;
}
