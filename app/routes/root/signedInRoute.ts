import { createRoute, redirect } from '@tanstack/react-router';
import { currentSession } from '#services/api/client/currentSession.ts';
import { refreshSession } from '#services/api/client/refreshSession.ts';
import { userQuery } from '#services/api/users.ts';
import { rootRoute } from './rootRoute.tsx';

/** The parent of all routes that need a session: visitors log in first and return to the same path. */
export const signedInRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'signed-in',
  beforeLoad: async ({ context, location }) => {
    const session = currentSession.get() ?? (await refreshSession());
    if (!session) {
      const query = new URLSearchParams({ redirectPath: location.href });
      throw redirect({ href: `/login?${query}`, reloadDocument: true, replace: true });
    }
    context.queryClient.setQueryData(userQuery(session.user._id).queryKey, (known) => known ?? session.user);
    return { userId: session.user._id };
  },
});
