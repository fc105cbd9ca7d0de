import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { hasCode } from '#services/api/client/hasCode.ts';
import * as styles from './labs.css.ts';
import { PendingPart } from './PendingPart.tsx';

interface ReadProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What is said where the patient has nothing at this address. */
  readonly missing: string;
  readonly children: (data: Data) => ReactNode;
}

/** Shows what was read; until then its shape, and where it could not be read, why, with the way on. */
export function Read<Data>({ query: { data, error, isPending, refetch }, missing, children }: ReadProps<Data>) {
  if (data !== undefined) return children(data);
  if (isPending) return <PendingPart />;
  if (hasCode(error, 'NotFound')) return <p className={styles.page}>{missing}</p>;
  return (
    <div className={styles.nothing}>
      <p>This could not be loaded. Check your connection, and try again.</p>
      <Button look="secondary" onClick={() => void refetch()}>
        Load again
      </Button>
    </div>
  );
}
