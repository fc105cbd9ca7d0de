import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { openLabReport } from '#services/api/labs/labPanels.ts';

interface ShowWaitingProps {
  /** Ids of the reports whose results wait for the provider's note. */
  readonly waiting: readonly string[];
}

/** Shows results that wait for the provider's note, on a press. */
export function ShowWaiting({ waiting }: ShowWaitingProps) {
  const queryClient = useQueryClient();
  const show = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      await Promise.all(waiting.map(openLabReport));
      await queryClient.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('lab ') });
    },
  });
  return (
    <>
      <Button look="secondary" busy={show.isPending} busyLabel="Loading" onClick={() => show.mutate()}>
        Show them now
      </Button>
      {show.error && (
        <Alert tone="danger" urgent>
          {show.error.message}
        </Alert>
      )}
    </>
  );
}
