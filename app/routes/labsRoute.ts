import { createRoute, lazyRouteComponent } from '@tanstack/react-router';
import { signedInRoute } from './root/signedInRoute.ts';

const component = lazyRouteComponent(() => import('../labs/LabOrderedPage.tsx'), 'LabOrderedPage');

/** `/labs` */
export const labsRoute = createRoute({ getParentRoute: () => signedInRoute, path: 'labs', component });

/** `/labs/{panelId}` */
export const labPanelRoute = createRoute({ getParentRoute: () => signedInRoute, path: 'labs/$panelId', component });
