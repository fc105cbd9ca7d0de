import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { visitPaths } from '#flows/visit/address/visitPaths.ts';
import { intakeQuery } from '#services/api/intakes.ts';
import { statesQuery } from '#services/api/states.ts';
import { readReferrer, type Referrer } from '../../visit/address/readReferrer.ts';
import { signedInRoute } from '../root/signedInRoute.ts';

interface VisitSearch {
  readonly step?: number;
  /** The product of the protocol being configured. */
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

/** All URLs of a visit share one page, so that moving between them keeps the running visit. */
export const visitRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'visit',
  validateSearch: visitSearch,
  component: lazyRouteComponent(() => import('../../visit/page/VisitPage.tsx'), 'VisitPage'),
  onLeave: ({ context }) => {
    // The cached visit is outdated, because the flow has continued since it was fetched.
    context.queryClient.removeQueries({ queryKey: ['intakes', context.userId] });
  },
});

interface Loads {
  readonly userId: string;
  readonly queryClient: QueryClient;
}

/** Starts fetching the data of a visit while the page's code loads. */
function loadVisit(intakeId: string, { userId, queryClient }: Loads): void {
  void queryClient.prefetchQuery({ ...intakeQuery(userId, intakeId), staleTime: Infinity });
  void queryClient.prefetchQuery(statesQuery);
}

export const consultationRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: visitPaths.question,
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

export const followUpRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: visitPaths.followUp,
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

export const intakeRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: visitPaths.intake,
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

export const protocolSelectionRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: visitPaths.protocolSelection,
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

export const treatmentRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: visitPaths.treatment,
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

export const membershipRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: visitPaths.membership,
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

export const chosenMembershipRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: visitPaths.chosenMembership,
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

export const labCheckoutRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: visitPaths.labCheckout,
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

export const labProductCheckoutRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: visitPaths.labProductCheckout,
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

export const identificationRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: visitPaths.identification,
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});

export const identificationProductRoute = createRoute({
  getParentRoute: () => visitRoute,
  path: visitPaths.identificationProduct,
  loader: ({ params, context }) => loadVisit(params.intakeId, context),
});
