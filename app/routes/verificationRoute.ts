import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { identitySectionOf } from '#flows/verification/identityAddress.ts';
import { imagesQuery } from '#services/api/images.ts';
import { signedInRoute } from './signedInRoute.ts';

/** `/verification/{userId}/{steps}`; an id that is not the patient's own gives way to it, as does an unknown step. */
export const verificationRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'verification/$userId/$steps',
  beforeLoad: ({ params: { userId, steps }, context }) => {
    const known = identitySectionOf(steps) === undefined ? 'verify_account' : steps;
    if (userId !== context.userId || known !== steps)
      throw redirect({
        to: '/verification/$userId/$steps',
        params: { userId: context.userId, steps: known },
        replace: true,
      });
  },
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(imagesQuery(userId));
  },
  component: lazyRouteComponent(() => import('../pages/VerificationPage.tsx'), 'VerificationPage'),
});
