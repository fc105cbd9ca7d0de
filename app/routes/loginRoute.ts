import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { internalPath } from '../internalPath.ts';
import { rootRoute } from './rootRoute.tsx';

interface LoginSearch {
  /** Where to go after signing in; only paths inside the portal are kept. */
  readonly redirectPath?: string;
  /** The session had ended. */
  readonly expired?: true;
}

/** `/login` */
export const loginRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: 'login',
  validateSearch: (search: { readonly [key: string]: unknown }): LoginSearch => {
    const redirectPath = internalPath(search['redirectPath']);
    return {
      ...(redirectPath !== undefined && { redirectPath }),
      ...((search['expired'] === true || search['expired'] === 'true') && { expired: true }),
    };
  },
  component: lazyRouteComponent(() => import('../pages/LoginPage.tsx'), 'LoginPage'),
});
