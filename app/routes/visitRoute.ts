import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { intakeQuery } from '#services/api/intakes.ts';
import { statesQuery } from '#services/api/states.ts';
import { readReferrer, type Referrer } from '../visit/readReferrer.ts';
import { signedInRoute } from './signedInRoute.ts';

interface VisitSearch {
  readonly step?: number;
  /** What a chosen protocol is configured with. */
  readonly product?: string;
  readonly intakeTemplateId?: string;
  readonly initialIntakeTemplateId?: string;
  readonly referrer?: Referrer;
}

const IDS = ['product', 'intakeTemplateId', 'initialIntakeTemplateId'] as const;

const isId = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{24}$/u.test(value);

const visitSearch = (search: { readonly [key: string]: unknown }): VisitSearch => {
  const step = Number(search['step'] ?? Number.NaN);
  const referrer = readReferrer(search['referrer']);
  const ids: { [name in (typeof IDS)[number]]?: string } = {};
  for (const name of IDS) if (isId(search[name])) ids[name] = search[name];
  return {
    ...ids,
    ...(Number.isInteger(step) && step >= 0 && { step }),
    ...(referrer && { referrer }),
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

/** `/consultation/protocol-selection/{intakeId}` */
export const protocolSelectionRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: 'consultation/protocol-selection/$intakeId',
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

/** `/consultation/treatment/{userId}/{intakeId}` */
export const treatmentRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: 'consultation/treatment/$userId/$intakeId',
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

/** `/consultation/membership/{userId}/{intakeId}` */
export const membershipRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: 'consultation/membership/$userId/$intakeId',
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

/** `/consultation/membership/{userId}/{intakeId}/m/{membershipId}` */
export const chosenMembershipRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: 'consultation/membership/$userId/$intakeId/m/$membershipId',
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

/** `/consultation/lab-checkout/{userId}/{intakeId}` */
export const labCheckoutRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: 'consultation/lab-checkout/$userId/$intakeId',
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

/** `/consultation/lab-checkout/{userId}/{intakeId}/l/{labProductId}` */
export const labProductCheckoutRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: 'consultation/lab-checkout/$userId/$intakeId/l/$labProductId',
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

/** `/consultation/identification-step/{userId}/{intakeId}/t/{photoType}` */
export const identificationRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: 'consultation/identification-step/$userId/$intakeId/t/$photoType',
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

/** `/consultation/identification-step/{userId}/{intakeId}/t/{photoType}/p/{productTemplateId}/{product}` */
export const identificationProductRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: 'consultation/identification-step/$userId/$intakeId/t/$photoType/p/$productTemplateId/$product',
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});
