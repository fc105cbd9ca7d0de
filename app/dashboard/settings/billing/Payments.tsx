import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useId, useRef } from 'react';
import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { chargesQuery } from '#services/api/charges.ts';
import { loadNextPage } from '#services/api/client/loadNextPage.ts';
import { userQuery } from '#services/api/users.ts';
import { LoadAgain } from '../../layout/LoadAgain.tsx';
import * as page from '../../layout/page.css.ts';
import { Payment } from './Payment.tsx';
import * as styles from './payments.css.ts';

/** The shape of the list until it is there. */
const BONES = Array.from({ length: 3 }, () => ({ height: '5.5rem' }));

/**
 * What was charged to a patient, with receipts. The keyboard goes on with the first of the older charges, once they are
 * there.
 */
export function Payments({ userId }: { readonly userId: string }) {
  const id = useId();
  const { data: user } = useQuery(userQuery(userId));
  const charges = useInfiniteQuery(chargesQuery(userId));
  const listed = charges.data?.pages.flatMap((one) => one.charges);
  const list = useRef<HTMLUListElement>(null);
  /** How many there were when older ones were asked for; null where nobody asked. */
  const askedAt = useRef<number>(null);
  const count = listed?.length ?? 0;
  useEffect(() => {
    const { current: before } = askedAt;
    if (before === null || count <= before) return;
    askedAt.current = null;
    list.current?.querySelectorAll<HTMLElement>('[tabindex="-1"]')[before]?.focus();
  }, [count]);
  return (
    <section aria-labelledby={id} className={styles.section}>
      <div>
        <h2 id={id} className={page.title}>
          Payments
        </h2>
        <p className={page.soft}>
          Each receipt is itemized for HSA and FSA claims. Your plan decides what it pays for.
        </p>
      </div>
      {charges.isPending && <Skeleton bones={BONES} />}
      {charges.isLoadingError && <LoadAgain onPress={() => void charges.refetch()} />}
      {listed?.length === 0 && <p>Nothing was charged yet. What you pay for is listed here, with its receipt.</p>}
      {listed && listed.length > 0 && (
        <Card>
          <ul ref={list} className={styles.payments} aria-labelledby={id}>
            {listed.map((charge) => (
              <Payment key={charge._id} charge={charge} zone={zoneOfState(user?.state ?? null)} />
            ))}
          </ul>
        </Card>
      )}
      {charges.hasNextPage && (
        <div className={styles.more}>
          <Button
            look="secondary"
            busy={charges.isFetchingNextPage}
            busyLabel="Loading…"
            onClick={() => {
              askedAt.current = count;
              void loadNextPage(charges);
            }}
          >
            {charges.isFetchNextPageError ? 'Load again' : 'Load more'}
          </Button>
        </div>
      )}
    </section>
  );
}
