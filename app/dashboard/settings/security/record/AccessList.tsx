import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useRef } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { accessesQuery } from '#services/api/accesses.ts';
import { loadNextPage } from '#services/api/client/loadNextPage.ts';
import { useNow } from '../../../../time/useNow.ts';
import { LoadAgain } from '../../../layout/LoadAgain.tsx';
import { AccessLine } from './AccessLine.tsx';
import { groupAccesses } from './groupAccesses.ts';
import * as styles from './record.css.ts';

/** The shape of the list until it is there. */
const BONES = Array.from({ length: 4 }, () => ({ height: '6rem' }));

/**
 * Who looked at a patient's record, newest first. The keyboard goes on with the first of the older lines once they are there,
 * or with the last line where they all belong to it.
 */
export function AccessList({ userId }: { readonly userId: string }) {
  const accesses = useInfiniteQuery(accessesQuery(userId));
  const now = useNow();
  const pages = accesses.data?.pages;
  const groups = useMemo(() => pages && groupAccesses(pages.flatMap((page) => page.accesses)), [pages]);
  const session = pages?.[0]?.session ?? '';
  const list = useRef<HTMLOListElement>(null);
  /** How many pages and lines there were when older ones were asked for; null where nobody asked. */
  const askedAt = useRef<{ readonly pages: number; readonly lines: number }>(null);
  const read = pages?.length ?? 0;
  useEffect(() => {
    const { current: before } = askedAt;
    if (before === null || read <= before.pages) return;
    askedAt.current = null;
    const lines = list.current?.querySelectorAll<HTMLElement>(':scope > [tabindex="-1"]') ?? [];
    lines[Math.min(before.lines, lines.length - 1)]?.focus();
  }, [read]);

  if (accesses.isPending) return <Skeleton bones={BONES} />;
  if (!groups) return <LoadAgain onPress={() => void accesses.refetch()} />;
  if (groups.length === 0) return <p>Nobody has looked at your record yet.</p>;
  return (
    <div className={styles.list}>
      <ol ref={list} className={styles.lines} aria-label="Who looked at my record">
        {groups.map((group) => (
          <AccessLine key={group.newest._id} group={group} asking={{ userId, session }} now={now} />
        ))}
      </ol>
      {accesses.hasNextPage && (
        <div className={styles.more}>
          <Button
            look="secondary"
            busy={accesses.isFetchingNextPage}
            busyLabel="Loading…"
            onClick={() => {
              askedAt.current = { pages: read, lines: groups.length };
              void loadNextPage(accesses);
            }}
          >
            {accesses.isFetchNextPageError ? 'Load again' : 'Load more'}
          </Button>
        </div>
      )}
    </div>
  );
}
