import { createRoute, redirect } from '@tanstack/react-router';
import { currentSession } from '#services/api/currentSession.ts';
import { refreshSession } from '#services/api/refreshSession.ts';
import { userQuery } from '#services/api/users.ts';
import { rootRoute } from './rootRoute.tsx';

/** What only a signed-in patient may see: whoever has no session signs in first and comes back to the same path. */
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
