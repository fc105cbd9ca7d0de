import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { chargesQuery } from '#services/api/charges.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import { notificationsQuery } from '#services/api/notifications.ts';
import { paySubscription } from '#services/api/subscriptionActions.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { timelineQuery } from '#services/api/timeline.ts';
import { bodyKeys } from '../flow/bodyKeys.ts';

/** What became of it. */
interface PaidOutcome {
  /** The subscription as it is now. */
  readonly now: Subscription;
  /** Whether it was paid by somebody else: then nobody knows here what was charged, and to which card. */
  readonly isPaidElsewhere: boolean;
}

/** Pays what is owed of a subscription. What was paid meanwhile, in another tab or by the provider itself, is paid. */
export function usePayOwed(userId: string, id: string) {
  const queryClient = useQueryClient();
  const [keyOf] = useState(bodyKeys);
  return useMutation({
    networkMode: 'always',
    mutationFn: async (amount: number): Promise<PaidOutcome> => {
      try {
        const now = await paySubscription(id, { amount }, keyOf('pay', { amount }));
        return { now, isPaidElsewhere: false };
      } catch (error) {
        if (!hasCode(error, 'WrongSubscriptionState')) throw error;
        const all = await queryClient.fetchQuery({
          ...subscriptionsQuery(userId),
          staleTime: 0,
          networkMode: 'always',
        });
        const now = all.find(({ _id }) => _id === id);
        if (!now?.active) throw error;
        return { now, isPaidElsewhere: true };
      }
    },
    onError: (error) => reportFailure('paying what is owed', error),
    // After errors too: after a lost answer nobody knows what was charged.
    onSettled: () => {
      for (const { queryKey } of [subscriptionsQuery, timelineQuery, chargesQuery, notificationsQuery].map((query) =>
        query(userId),
      ))
        void queryClient.invalidateQueries({ queryKey });
    },
  });
}
