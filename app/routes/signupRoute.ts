import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import type { QueryClient } from '@tanstack/react-query';
import { signupSectionOf } from '#flows/signup/address/signupAddress.ts';
import { signupPaths } from '#flows/signup/address/signupPaths.ts';
import { lifestyleQuery } from '#services/api/lifestyle.ts';
import { statesQuery } from '#services/api/states.ts';
import { purchaseIntent } from '../checkout/cart/purchaseIntent.ts';
import { offerQuery } from '../signup/offerQuery.ts';
import { signedInRoute } from './root/signedInRoute.ts';

interface SignupSearch {
  /** Position among the lifestyle questions, from 0. */
  readonly step?: number;
  /** Id of the priced item of the plan being bought. */
  readonly plan?: string;
}

/** All URLs of a signup share one page, so that moving between them keeps the running signup. */
export const signupRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'signup',
  validateSearch: (search: { readonly [key: string]: unknown }): SignupSearch => {
    const step = Number(search['step'] ?? Number.NaN);
    return {
      ...(Number.isInteger(step) && step >= 0 && { step }),
      ...(typeof search['plan'] === 'string' && { plan: search['plan'] }),
    };
  },
  component: lazyRouteComponent(() => import('../signup/SignupPage.tsx'), 'SignupPage'),
});

interface Loads {
  readonly userId: string;
  readonly queryClient: QueryClient;
}

/** Starts fetching the data of a signup while the page's code loads; the page shows the results, including errors. */
function loadSignup(section: string, product: string | undefined, { userId, queryClient }: Loads): void {
  void queryClient.prefetchQuery(statesQuery);
  if (product === undefined) return;
  void queryClient.prefetchQuery(offerQuery(product, queryClient));
  // In other sections, the product decides whether there are questions.
  if (section === 'questions' || section === 'lab-visit') void queryClient.prefetchQuery(lifestyleQuery(userId));
}

/** `/signup/{section}`: nothing is bought, or the tab remembers the product. */
export const signupSectionRoute = createRoute({
  getParentRoute: () => signupRoute,
  path: signupPaths.section,
  beforeLoad: ({ params: { section } }) => {
    if (signupSectionOf(section) === undefined) throw notFound();
    if (section === 'protocol-preference') throw redirect({ href: '/get-started', reloadDocument: true });
  },
  loader: ({ params: { section }, context }) => {
    const remembered = section === 'lab-visit' ? purchaseIntent.signupProduct()?.productTemplate : undefined;
    loadSignup(section, remembered, context);
  },
});

/** `/signup/{section}/{productTemplateId}` */
export const signupProductRoute = createRoute({
  getParentRoute: () => signupRoute,
  path: signupPaths.product,
  beforeLoad: ({ params: { section } }) => {
    if (signupSectionOf(section) === undefined) throw notFound();
  },
  loader: ({ params: { section, productTemplateId }, context }) => loadSignup(section, productTemplateId, context),
});
