import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { intakeQuery } from '#services/api/intakes.ts';
import { statesQuery } from '#services/api/states.ts';
import { signedInRoute } from './signedInRoute.ts';

interface VisitSearch {
  readonly step?: number;
  readonly referrer?: 'shop' | 'dashboard';
}

const visitSearch = (search: { readonly [key: string]: unknown }): VisitSearch => {
  const step = Number(search['step'] ?? Number.NaN);
  const { referrer } = search;
  return {
    ...(Number.isInteger(step) && step >= 0 && { step }),
    ...((referrer === 'shop' || referrer === 'dashboard') && { referrer }),
  };
};

/** All addresses of a visit share one page, so that moving between them keeps the running visit. */
export const visitRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'visit',
  validateSearch: visitSearch,
  component: lazyRouteComponent(() => import('../pages/VisitPage.tsx'), 'VisitPage'),
  onLeave: ({ context }) => {
    // The visit has moved on since it was read.
    context.queryClient.removeQueries({ queryKey: ['intakes', context.userId] });
  },
});

interface Loads {
  readonly userId: string;
  readonly queryClient: QueryClient;
}

/** Begins the reads of a visit while the page's code arrives. */
function loadVisit(intakeId: string, { userId, queryClient }: Loads): void {
  void queryClient.prefetchQuery({ ...intakeQuery(userId, intakeId), staleTime: Infinity });
  void queryClient.prefetchQuery(statesQuery);
}

/** `/consultation/{section}/{userId}/{intakeId}/question/{question}` */
export const consultationRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: 'consultation/$section/$userId/$intakeId/question/$question',
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

/** `/consultation/follow-up/{intakeId}/{state}` */
export const followUpRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: 'consultation/follow-up/$intakeId/$state',
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

/** `/intake/{intakeId}/{section}` */
export const intakeRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: 'intake/$intakeId/$section',
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});
