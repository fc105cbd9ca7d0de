import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { openLabReport } from '#services/api/labs/openLabReport.ts';
import { WAITING_FOR_YOU } from '#flows/labs/rules/waitingText.ts';
import { usePanel } from '../usePanel.ts';

/** Says that results wait for the provider's note, because the patient chose that, and shows them on a press. */
export function WaitingResults() {
  const { panel, alarms } = usePanel();
  const queryClient = useQueryClient();
  const waiting = panel?.waiting ?? [];
  const show = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await Promise.all(waiting.map(openLabReport));
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('lab ') });
    },
  });
  // Next to an alarm it would seem that this can wait as well.
  if (waiting.length === 0 || alarms.length > 0) return null;
  return (
    <>
      <Alert
        tone="info"
        icon="clock"
        title="Waiting for your provider’s note"
        action={
          <Button look="secondary" busy={show.isPending} busyLabel="Loading" onClick={() => show.mutate()}>
            Show them now
          </Button>
        }
      >
        {WAITING_FOR_YOU} We’ll notify you when it is here.
      </Alert>
      {show.error && (
        <Alert tone="danger" urgent>
          {show.error.message}
        </Alert>
      )}
    </>
  );
}
