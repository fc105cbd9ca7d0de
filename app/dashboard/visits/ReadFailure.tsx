import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as styles from '../layout/page.css.ts';

/** The parts of a query that its error message needs. */
interface Read {
  readonly error: Error | null;
  readonly isError: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** An error message about visits that could not be loaded, with a retry button. */
export function ReadFailure({ reads }: { readonly reads: readonly Read[] }) {
  const failed = reads.filter(({ isError }) => isError);
  const [first] = failed;
  if (!first) return null;
  const reload = () => {
    for (const read of failed) void read.refetch();
  };
  return (
    <div className={styles.section}>
      <Alert
        tone="danger"
        urgent
        action={
          <Button look="secondary" onClick={reload}>
            Try again
          </Button>
        }
      >
        We could not load your visits.
      </Alert>
    </div>
  );
}
