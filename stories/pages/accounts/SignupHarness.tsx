import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { useState } from 'react';
import { SignupPage } from '#app/signup/SignupPage.tsx';
import { offerQuery } from '#app/signup/offerQuery.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import lifestyleSteps from '#flows/signup/lifestyle.steps.json';
import type { LifestyleAnswer } from '#schemas/wire/lifestyle.ts';
import type { User } from '#schemas/wire/user.ts';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { lifestyleQuery } from '#services/api/lifestyle.ts';
import { userQuery } from '#services/api/users.ts';
import { exampleOrganization } from '../../exampleOrganization.ts';

interface SignupStandProps {
  readonly user: User;
  /** The URL to open. */
  readonly path: string;
  /** The product for sale; undefined while it is loading. */
  readonly offer: Offer | undefined;
  /** Saved lifestyle answers. */
  readonly answers?: { readonly [slug: string]: LifestyleAnswer };
}

function standOf({ user, path, offer, answers = {} }: SignupStandProps) {
  currentOrganization.set(exampleOrganization);
  const client = new QueryClient({
    defaultOptions: { queries: { enabled: false, staleTime: Infinity, retry: false } },
  });
  const definition = { ...stepSetOf(lifestyleSteps) };
  client.setQueryData(userQuery(user._id).queryKey, user);
  if (offer) client.setQueryData(offerQuery(offer.template._id, client).queryKey, offer);
  client.setQueryData(lifestyleQuery(user._id).queryKey, {
    questions: [],
    answers: { ...answers },
    definition,
    revision: user.revision,
  });
  const root = createRootRoute({ component: Outlet });
  const signedIn = createRoute({
    getParentRoute: () => root,
    id: 'signed-in',
    beforeLoad: () => ({ userId: user._id }),
  });
  const pages = ['signup/$section', 'signup/$section/$productTemplateId'].map((to) =>
    createRoute({ getParentRoute: () => signedIn, path: to, component: SignupPage }),
  );
  const router = createRouter({
    routeTree: root.addChildren([signedIn.addChildren(pages)]),
    history: createMemoryHistory({ initialEntries: [path] }),
  });
  return { client, router };
}

/** Shows a signup with an organization, a patient and a cached product, without a server. */
export function SignupHarness(props: SignupStandProps) {
  const [{ client, router }] = useState(() => standOf(props));
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
