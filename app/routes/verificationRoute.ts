import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { identitySectionOf, identityPaths } from '#flows/verification/identityAddress.ts';
import { imagesQuery } from '#services/api/images.ts';
import { signedInRoute } from './root/signedInRoute.ts';

/** The code of the lazily loaded screens. */
const screens: { readonly [steps: string]: () => Promise<unknown> } = {
  verify_account: () => import('#renderers/steps/identity/IdentityStep.tsx'),
  existing_identity: () => import('#renderers/steps/identity/IdentityImagesStep.tsx'),
  id_image: () => import('#renderers/steps/identity/photo/PhotoStep.tsx'),
  profile_image: () => import('#renderers/steps/identity/photo/PhotoStep.tsx'),
};

/** `/verification/{userId}/{steps}`; another patient's id or an unknown step is replaced. */
export const verificationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: identityPaths.steps,
  beforeLoad: ({ params: { userId, steps }, context }) => {
    const known = identitySectionOf(steps) === undefined ? 'verify_account' : steps;
    if (userId !== context.userId || known !== steps)
      throw redirect({
        to: '/verification/$userId/$steps',
        params: { userId: context.userId, steps: known },
        replace: true,
      });
  },
  loader: ({ params: { steps }, context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(imagesQuery(userId));
    // Loaded together with the page's code; if that fails, the screen shows the error.
    screens[steps]?.().catch(() => undefined);
  },
  component: lazyRouteComponent(() => import('../identity/page/VerificationPage.tsx'), 'VerificationPage'),
});
