import { CriticalAlert } from '../../criticalAlert/CriticalAlert.tsx';
import { laterPart } from '../../hydration/laterPart.tsx';
import { usePanel } from '../usePanel.ts';

const { Part: Ended } = laterPart(async () => (await import('./EndedLabAlarms.tsx')).EndedLabAlarms, null);

/** What comes first on every page of labs: open alarms or, without any, those that have ended. */
export function LabAlarms() {
  const { userId, alarms, panel } = usePanel();
  if (alarms.length > 0) return <CriticalAlert userId={userId} alarms={alarms} />;
  return panel && panel.ended.length > 0 && <Ended />;
}
