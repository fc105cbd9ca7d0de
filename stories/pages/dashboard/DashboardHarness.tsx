import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { Shell } from '#app/dashboard/layout/Shell.tsx';
import type { Intake } from '#schemas/wire/intake.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { User } from '#schemas/wire/user.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { cardQuery } from '#services/api/cards.ts';
import { dataCopyQuery } from '#services/api/dataCopies.ts';
import { chargesQuery } from '#services/api/charges.ts';
import { intakesQuery } from '#services/api/intakes.ts';
import { intakeTemplatesQuery } from '#services/api/intakeTemplates.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { timelineQuery } from '#services/api/timeline.ts';
import { userQuery } from '#services/api/users.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';

interface DashboardStandProps {
  readonly page: () => ReactNode;
  readonly user: User;
  /** Whether the page stands in the frame of the dashboard. */
  readonly framed?: boolean;
  /** The route of the page, for a page that reads its URL, and the URL to open. */
  readonly route?: string;
  readonly path?: string;
  /** Visits and templates that are not given are still loading. Nothing is bought, and no card is saved. */
  readonly intakes?: readonly Intake[] | undefined;
  readonly templates?: readonly IntakeTemplate[] | undefined;
  /** Adds other data to the query cache. */
  readonly prepare?: (queries: QueryClient) => void;
}

const nothingBought = { pages: [{ purchases: [], next: null }], pageParams: [''] };
const notCopied = { state: 'none', requested_at: null, expires_at: null, bytes: null } as const;
const nothingCharged = { pages: [{ charges: [], next: null }], pageParams: [''] };

/** Shows a page behind the login with an organization, a signed-in patient and cached data, without a server. */
export function DashboardHarness({
  page,
  user,
  framed = true,
  route = '/',
  path = '/',
  intakes,
  templates,
  prepare,
}: DashboardStandProps) {
  const [{ router, client }] = useState(() => {
    currentOrganization.set(exampleOrganization);
    const queries = new QueryClient({ defaultOptions: { queries: { enabled: false, retryDelay: 0 } } });
    queries.setQueryData(userQuery(user._id).queryKey, user);
    queries.setQueryData(dataCopyQuery(user._id).queryKey, notCopied);
    if (intakes) queries.setQueryData(intakesQuery(user._id).queryKey, [...intakes]);
    if (templates) queries.setQueryData(intakeTemplatesQuery.queryKey, [...templates]);
    queries.setQueryData(subscriptionsQuery(user._id).queryKey, []);
    queries.setQueryData(labPanelsQuery(user._id).queryKey, []);
    queries.setQueryData(cardQuery(user._id).queryKey, null);
    queries.setQueryData(timelineQuery(user._id).queryKey, nothingBought);
    queries.setQueryData(chargesQuery(user._id).queryKey, nothingCharged);
    prepare?.(queries);
    const root = createRootRoute({ component: Outlet });
    const signedIn = createRoute({
      getParentRoute: () => root,
      id: 'signed-in',
      beforeLoad: () => ({ userId: user._id }),
    });
    const shell = createRoute({ getParentRoute: () => signedIn, id: 'shell', component: Shell });
    const shown = { path: route, component: page };
    const pages = framed
      ? shell.addChildren([createRoute({ getParentRoute: () => shell, ...shown })])
      : createRoute({ getParentRoute: () => signedIn, ...shown });
    return {
      router: createRouter({
        routeTree: root.addChildren([signedIn.addChildren([pages])]),
        history: createMemoryHistory({ initialEntries: [path] }),
      }),
      client: queries,
    };
  });
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
