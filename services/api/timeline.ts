import { queryOptions } from '@tanstack/react-query';
import type { TimelineEntry } from '#schemas/wire/timeline.ts';
import { http } from './client/http.ts';

/** What happened to the patient's purchases and what comes, the newest purchase first. */
export const timelineQuery = (userId: string) =>
  queryOptions({
    queryKey: ['timeline', userId],
    queryFn: () => http.get('v2/timeline').json<TimelineEntry[]>(),
  });
