import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { loadNextPage } from '#services/api/client/loadNextPage.ts';

/** A list of two pages whose rows tell how often they were read, and that answers on demand. */
function watchedList() {
  const held: (() => void)[] = [];
  let version = 0;
  const list = new InfiniteQueryObserver(new QueryClient(), {
    queryKey: ['list'],
    queryFn: async ({ pageParam }) => {
      await new Promise<void>((resolve) => held.push(resolve));
      return `${pageParam} of ${version}`;
    },
    initialPageParam: 1,
    getNextPageParam: (_last: string, pages) => (pages.length < 2 ? pages.length + 1 : undefined),
  });
  const answer = async () => {
    await expect.poll(() => held.length).toBeGreaterThan(0);
    held.shift()?.();
  };
  return { list, answer, change: () => (version += 1), end: list.subscribe(() => undefined) };
}

it.each([
  ['while the list is drawn', true],
  ['since the list was drawn', false],
])('the next page comes after those whose reading has begun %s', async (_, isDrawnAgain) => {
  const { list, answer, change, end } = watchedList();
  await answer();
  await expect.poll(() => list.getCurrentResult().data?.pages).toEqual(['1 of 0']);
  const drawn = list.getCurrentResult();
  change();
  const again = list.refetch();
  const loaded = loadNextPage(isDrawnAgain ? list.getCurrentResult() : drawn);
  await answer();
  await again;
  await answer();
  expect((await loaded)?.pages).toEqual(['1 of 1', '2 of 1']);
  end();
});

it('the next page comes although news begin the reading again', async () => {
  const { list, answer, change, end } = watchedList();
  await answer();
  await expect.poll(() => list.getCurrentResult().data?.pages).toEqual(['1 of 0']);
  const loaded = loadNextPage(list.getCurrentResult());
  change();
  const again = list.refetch();
  for (let asked = 0; asked < 3; asked += 1) await answer();
  await again;
  expect((await loaded)?.pages).toEqual(['1 of 1', '2 of 1']);
  end();
});
