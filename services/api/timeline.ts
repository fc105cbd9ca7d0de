import { infiniteQueryOptions } from '@tanstack/react-query';
import type { Timeline } from '#schemas/wire/timeline.ts';
import { http } from './client/http.ts';

/** What happened to a patient's purchases and what comes, the newest purchase first, ten of them at a time. */
export const timelineQuery = (userId: string) =>
  infiniteQueryOptions({
    queryKey: ['timeline', userId],
    queryFn: ({ pageParam }): Promise<Timeline> =>
      http.get('v2/timeline', { searchParams: pageParam === '' ? {} : { before: pageParam } }).json(),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  });
