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
    const user = currentSession.patient() ?? (await refreshSession())?.user;
    if (!user) {
      const query = new URLSearchParams({ redirectPath: location.href });
      throw redirect({ href: `/login?${query}`, reloadDocument: true, replace: true });
    }
    context.queryClient.setQueryData(userQuery(user._id).queryKey, (known) => known ?? user);
    return { userId: user._id };
  },
});
