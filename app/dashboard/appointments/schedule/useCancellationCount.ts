import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { countCancellationAttempt } from '#services/api/subscriptionActions.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { timelineQuery } from '#services/api/timeline.ts';

/**
 * Counts a booked consultation as an attempt to keep a subscription, once. Errors are not shown to the patient; the
 * call is retried when the page is left.
 */
export function useCancellationCount(userId: string, subscriptionId: string | undefined) {
  const queryClient = useQueryClient();
  const [key] = useState(() => crypto.randomUUID());
  const { mutate, isIdle, isError } = useMutation({
    networkMode: 'always',
    mutationFn: (id: string) => countCancellationAttempt(id, { incrementCancellationAttempt: true }, key),
    onError: (error) => reportFailure('cancellation info', error),
    // The first attempt takes something off the next charge.
    onSuccess: () =>
      Promise.all(
        [subscriptionsQuery(userId), timelineQuery(userId)].map(({ queryKey }) =>
          queryClient.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return {
    count: () => {
      if (subscriptionId !== undefined && isIdle) mutate(subscriptionId);
    },
    countAgain: () => {
      if (subscriptionId !== undefined && isError) mutate(subscriptionId);
    },
  };
}
