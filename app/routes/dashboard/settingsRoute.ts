import { createRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { pendingPage } from '../../dashboard/layout/pendingPage.tsx';
import { shellRoute } from './shellRoute.ts';

/** `/dashboard/{userId}/settings`; another patient's id is replaced by the patient's own. */
export const settingsRoute = createRoute({
  getParentRoute: () => shellRoute,
  path: 'dashboard/$userId/settings',
  beforeLoad: ({ params, context: { userId } }) => {
    if (params.userId !== userId)
      throw redirect({ to: '/dashboard/$userId/settings', params: { userId }, replace: true });
  },
  component: lazyRouteComponent(() => import('../../dashboard/settings/SettingsPage.tsx'), 'SettingsPage'),
  pendingComponent: pendingPage('settings'),
});
