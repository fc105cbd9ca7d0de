import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { cardQuery } from '#services/api/cards.ts';
import { intakesQuery } from '#services/api/intakes.ts';
import { intakeTemplatesQuery } from '#services/api/intakeTemplates.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { timelineQuery } from '#services/api/timeline.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { User } from '#schemas/wire/user.ts';
import type { HomeFacts } from './rules/HomeFacts.ts';
import { homeLabOf } from './rules/homeLabOf.ts';

/** The reads of the home. */
export interface HomeReads {
  /** Whether something is still being read: what arrives later would push down what is already there. */
  readonly reading: boolean;
  readonly facts: HomeFacts;
  readonly panels: readonly LabPanel[];
  /** Reads again what could not be read; undefined where nothing failed. */
  readonly loadAgain: (() => void) | undefined;
}

/**
 * Reads what the home is made of. A read that fails leaves its facts out and breaks nothing else.
 *
 * @param retryOnMount whether what has failed before is read again; a part of the home takes it as it is
 */
export function useHomeReads(user: User, now: Date, retryOnMount = true): HomeReads {
  const intakes = useQuery({ ...intakesQuery(user._id), retryOnMount });
  const templates = useQuery({ ...intakeTemplatesQuery, retryOnMount });
  const subscriptions = useQuery({ ...subscriptionsQuery(user._id), retryOnMount });
  const labs = useQuery({ ...labPanelsQuery(user._id), retryOnMount });
  const card = useQuery({ ...cardQuery(user._id), retryOnMount });
  // Waited for alone, because it stands above the widgets: it shows by itself what it is, and that it failed.
  const timeline = useInfiniteQuery({ ...timelineQuery(user._id), retryOnMount });
  const reads = [intakes, templates, subscriptions, labs, card];
  const failed = reads.filter(({ isError, data }) => isError && data === undefined);
  return {
    reading: [...reads, timeline].some(({ isPending, isError }) => isPending && !isError),
    facts: {
      user,
      intakes: intakes.data,
      templates: templates.data,
      subscriptions: subscriptions.data,
      labs: labs.data?.map(homeLabOf),
      card: card.data,
      now,
    },
    panels: labs.data ?? [],
    loadAgain:
      failed.length === 0
        ? undefined
        : () => {
            for (const read of failed) void read.refetch();
          },
  };
}
