import { useEffect, useRef } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import type { ListedPurchase } from '#schemas/wire/timeline.ts';
import { Purchase } from './Purchase.tsx';
import * as styles from './timeline.css.ts';

interface PurchasesProps {
  /** Newest first. */
  readonly purchases: readonly ListedPurchase[];
  /** The patient's home state; null if it is not known. */
  readonly state: string | null;
  readonly userId: string;
  /** Loads older ones; undefined where there are none. */
  readonly loadMore: (() => void) | undefined;
  readonly loading: boolean;
  readonly failed: boolean;
}

/** Purchases, one below the other. The keyboard goes on with the first of the older ones, once they are there. */
export function Purchases({ purchases, state, userId, loadMore, loading, failed }: PurchasesProps) {
  const list = useRef<HTMLDivElement>(null);
  /** How many there were when older ones were asked for; null where nobody asked. */
  const askedAt = useRef<number>(null);
  const count = purchases.length;
  useEffect(() => {
    const { current: before } = askedAt;
    if (before === null || count <= before) return;
    askedAt.current = null;
    list.current?.querySelectorAll('h2')[before]?.focus();
  }, [count]);
  return (
    <div ref={list} className={styles.purchases}>
      {purchases.map((purchase) => (
        <Purchase key={purchase._id} purchase={purchase} state={state} userId={userId} />
      ))}
      {loadMore && (
        <div className={styles.more}>
          <Button
            look="secondary"
            busy={loading}
            busyLabel="Loading…"
            onClick={() => {
              askedAt.current = count;
              loadMore();
            }}
          >
            {failed ? 'Load again' : 'Show older purchases'}
          </Button>
        </div>
      )}
    </div>
  );
}
