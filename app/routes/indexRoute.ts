import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './rootRoute.tsx';

/** `/` leads to the dashboard, which asks who has no session to sign in. */
export const indexRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '/',
  beforeLoad: () => {
    throw redirect({ to: '/dashboard/$userId/$page', params: { userId: 'me', page: 'profile' }, replace: true });
  },
});
