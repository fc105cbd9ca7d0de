import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

type Paged<Page> = Pick<UseInfiniteQueryResult<InfiniteData<Page>>, 'data' | 'fetchNextPage'>;

/**
 * Loads the next page of a list. Pages that are being read again, or begin to be, are waited for: to throw that reading away would
 * leave what has changed as it was on screen. What the list says of itself may be old, so that it is judged by the pages that come.
 */
export async function loadNextPage<Page>({
  data,
  fetchNextPage,
}: Paged<Page>): Promise<InfiniteData<Page> | undefined> {
  for (;;) {
    const { data: read, hasNextPage, isError } = await fetchNextPage({ cancelRefetch: false });
    if (isError || !hasNextPage || read?.pages.length !== data?.pages.length) return read;
  }
}
