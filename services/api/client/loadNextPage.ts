import type { UseInfiniteQueryResult } from '@tanstack/react-query';

type Paged<Data> = Pick<
  UseInfiniteQueryResult<Data>,
  'isFetching' | 'isFetchingNextPage' | 'refetch' | 'fetchNextPage'
>;

/**
 * Loads the next page of a list. Pages that are being read again are waited for: fetching at the same time throws that reading away,
 * and what had changed stays as it was on screen.
 */
export async function loadNextPage<Data>(list: Paged<Data>): Promise<Data | undefined> {
  if (list.isFetching && !list.isFetchingNextPage) await list.refetch({ cancelRefetch: false });
  return (await list.fetchNextPage()).data;
}
