import { WAITING_FOR_YOU } from '#flows/labs/rules/labTexts.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { usePanel } from '../usePanel.ts';
import { ShowWaiting } from './ShowWaiting.tsx';

/** Says that results wait for the provider's note, because the patient chose that, and shows them on a press. */
export function WaitingResults() {
  const { panel, alarms } = usePanel();
  const waiting = panel?.waiting ?? [];
  // Next to an alarm it would seem that this can wait as well.
  if (waiting.length === 0 || alarms.length > 0) return null;
  return (
    <Alert tone="info" icon="clock" title="Waiting for your provider’s note" action={<ShowWaiting waiting={waiting} />}>
      {WAITING_FOR_YOU} We’ll notify you when it is here.
    </Alert>
  );
}
