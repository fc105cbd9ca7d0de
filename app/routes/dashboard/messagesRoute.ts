import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { signedInRoute } from '../root/signedInRoute.ts';

/** `/dashboard/{userId}/messages`; an id that is not the patient's own gives way to it. */
export const messagesRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'dashboard/$userId/messages',
  beforeLoad: ({ params, context: { userId } }) => {
    if (params.userId !== userId)
      throw redirect({ to: '/dashboard/$userId/messages', params: { userId }, replace: true });
  },
  component: lazyRouteComponent(() => import('../../dashboard/messages/MessagesPage.tsx'), 'MessagesPage'),
});
