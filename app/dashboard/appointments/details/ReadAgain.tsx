import type { UseQueryResult } from '@tanstack/react-query';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as page from '../../layout/page.css.ts';

interface ReadAgainProps {
  readonly read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** The name of the data that could not be loaded. */
  readonly what: string;
}

/** An error message about data that could not be loaded, with a retry button. */
export function ReadAgain({ read: { error, isFetching, refetch }, what }: ReadAgainProps) {
  if (!error) return null;
  return (
    <div className={page.section}>
      <Alert
        tone="danger"
        urgent
        action={
          <Button look="secondary" busy={isFetching} busyLabel="Loading…" onClick={() => void refetch()}>
            Try again
          </Button>
        }
      >
        We could not load {what}. {error.message}
      </Alert>
    </div>
  );
}
