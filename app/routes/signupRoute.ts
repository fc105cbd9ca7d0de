import { createRoute, lazyRouteComponent, notFound, redirect } from '@tanstack/react-router';
import { signupSectionOf } from '#flows/signup/address/signupSections.ts';
import { signupPaths } from '#flows/signup/address/signupPaths.ts';
import { purchaseIntent } from '../checkout/cart/purchaseIntent.ts';
import type { loadSignup } from '../signup/loadSignup.ts';
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

/** Every page of the portal has this route: what only a signup reads comes with its code. The page reads what fails here. */
const load = async (...signup: Parameters<typeof loadSignup>): Promise<void> => {
  const code = await import('../signup/loadSignup.ts').catch(() => undefined);
  code?.loadSignup(...signup);
};

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
    void load(section, remembered, context);
  },
});

/** `/signup/{section}/{productTemplateId}` */
export const signupProductRoute = createRoute({
  getParentRoute: () => signupRoute,
  path: signupPaths.product,
  beforeLoad: ({ params: { section } }) => {
    if (signupSectionOf(section) === undefined) throw notFound();
  },
  loader: ({ params: { section, productTemplateId }, context }) => {
    void load(section, productTemplateId, context);
  },
});
