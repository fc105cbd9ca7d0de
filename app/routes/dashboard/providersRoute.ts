import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { physiciansQuery } from '#services/api/physicians.ts';
import { statesQuery } from '#services/api/states.ts';
import { userQuery } from '#services/api/users.ts';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { ownAddress } from '../root/ownAddress.ts';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/providers`; another patient's id is replaced by the patient's own. */
export const providersRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/providers',
  beforeLoad: (opened) => ownAddress(opened),
  loader: ({ context: { queryClient, userId } }) => {
    void queryClient.prefetchQuery(statesQuery);
    // Whom it asks for depends on where the patient lives.
    const state = queryClient.getQueryData(userQuery(userId).queryKey)?.state;
    if (state) void queryClient.prefetchQuery(physiciansQuery(state));
  },
  component: lazyRouteComponent(() => import('../../dashboard/providers/ProvidersPage.tsx'), 'ProvidersPage'),
  pendingComponent: pendingPage('providers'),
});
