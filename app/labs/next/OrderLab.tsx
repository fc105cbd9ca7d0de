import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import { orderIncludedLab, labPanelsQuery } from '#services/api/labs/labPanels.ts';

interface OrderLabProps {
  readonly userId: string;
  readonly panel: LabPanel;
  readonly look?: 'primary' | 'secondary';
}

/** Orders a lab test that is included for the patient, with one press. Pressed twice, it is ordered once. */
export function OrderLab({ userId, panel: { _id: panelId, name }, look = 'primary' }: OrderLabProps) {
  const queryClient = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    networkMode: 'always',
    mutationFn: () => orderIncludedLab(panelId),
    onSuccess: (ordered) =>
      queryClient.setQueryData(labPanelsQuery(userId).queryKey, (panels) =>
        panels?.map((one) => (one._id === ordered._id ? ordered : one)),
      ),
    onError: (failure) => reportFailure('lab order', failure),
  });
  return (
    <>
      <Button look={look} busy={isPending} busyLabel="Ordering…" onClick={() => mutate()}>
        Order {name}, included for you
      </Button>
      {error && (
        <Alert tone="danger" urgent>
          {hasCode(error, 'ProductUnavailable')
            ? 'Lab tests are not offered in your state, so nothing was ordered. Ask your care team what is possible.'
            : 'The lab test could not be ordered. Check your connection, and press the button again.'}
        </Alert>
      )}
    </>
  );
}
