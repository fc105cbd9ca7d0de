import type { QueryClient } from '@tanstack/react-query';
import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { visitPaths } from '#flows/visit/address/visitPaths.ts';
import { intakeQuery, intakesQuery } from '#services/api/intakes.ts';
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
  const ids: { [name in (typeof IDS)[number]]?: string } = {};
  for (const name of IDS) if (isId(search[name])) ids[name] = search[name];
  return {
    ...ids,
    ...(Number.isInteger(step) && step >= 0 && { step }),
    ...readReferrer(search),
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
    context.queryClient.removeQueries({ queryKey: intakesQuery(context.userId).queryKey });
  },
});

interface Opened {
  readonly params: { readonly intakeId: string };
  readonly context: { readonly userId: string; readonly queryClient: QueryClient };
}

/** Starts fetching the data of a visit while the page's code loads. */
function load({ params: { intakeId }, context: { userId, queryClient } }: Opened): void {
  void queryClient.prefetchQuery(intakeQuery(userId, intakeId));
  void queryClient.prefetchQuery(statesQuery);
}

const getParentRoute = () => visitRoute;

/** All URLs of a visit. `load` is wrapped: passed directly, its parameter type would be inferred as the route's own. */
export const visitScreens = [
  createRoute({ getParentRoute, path: visitPaths.question, loader: (opened) => load(opened) }),
  createRoute({ getParentRoute, path: visitPaths.followUp, loader: (opened) => load(opened) }),
  createRoute({ getParentRoute, path: visitPaths.intake, loader: (opened) => load(opened) }),
  createRoute({ getParentRoute, path: visitPaths.protocolSelection, loader: (opened) => load(opened) }),
  createRoute({ getParentRoute, path: visitPaths.treatment, loader: (opened) => load(opened) }),
  createRoute({ getParentRoute, path: visitPaths.membership, loader: (opened) => load(opened) }),
  createRoute({ getParentRoute, path: visitPaths.chosenMembership, loader: (opened) => load(opened) }),
  createRoute({ getParentRoute, path: visitPaths.labCheckout, loader: (opened) => load(opened) }),
  createRoute({ getParentRoute, path: visitPaths.labProductCheckout, loader: (opened) => load(opened) }),
  createRoute({ getParentRoute, path: visitPaths.identification, loader: (opened) => load(opened) }),
  createRoute({ getParentRoute, path: visitPaths.identificationProduct, loader: (opened) => load(opened) }),
] as const;
