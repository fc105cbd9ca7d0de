import type { UseQueryResult } from '@tanstack/react-query';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as page from '../../layout/page.css.ts';

interface ReadAgainProps {
  readonly read: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>;
  /** What could not be read. */
  readonly what: string;
}

/** Says that something could not be read, and why, and reads it again. */
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
