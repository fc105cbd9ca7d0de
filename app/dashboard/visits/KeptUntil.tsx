import { useMutation, useQueryClient } from '@tanstack/react-query';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { intakesQuery, setExpiration } from '#services/api/intakes.ts';
import { useNow } from '../../time/useNow.ts';
import { useZone } from '../../time/useZone.ts';
import * as styles from '../layout/page.css.ts';

/** How long before its end a visit can be kept for longer, in milliseconds. */
const SOON = 30 * 24 * 60 * 60 * 1000;

/** Until when an incomplete visit can be gone on with, and the way to keep it for longer once that is near. */
export function KeptUntil({ intake: { _id, user, stopped, expires_at: until } }: { readonly intake: Intake }) {
  const queryClient = useQueryClient();
  const zone = useZone();
  const now = useNow();
  const keep = useMutation({
    mutationFn: () => setExpiration(_id),
    onSettled: () => queryClient.invalidateQueries({ queryKey: intakesQuery(user).queryKey }),
  });
  if (until === null) return null;
  const end = new Date(until);
  return (
    <div>
      <p className={styles.soft} aria-live="polite">
        {stopped ? 'Your answers are kept' : 'You can go on with this visit'} until {momentText(end, 'date', zone)}.
        Then {stopped ? 'the visit' : 'it'} is closed.
      </p>
      {keep.isError && (
        <Alert tone="danger" urgent>
          {keep.error.message}
        </Alert>
      )}
      {end.getTime() - now.getTime() < SOON && (
        <Button look="quiet" busy={keep.isPending} onClick={() => keep.mutate()}>
          Keep it longer
        </Button>
      )}
    </div>
  );
}
