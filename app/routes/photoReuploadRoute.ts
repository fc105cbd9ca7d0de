import { createRoute, lazyRouteComponent, notFound } from '@tanstack/react-router';
import { signedInRoute } from './root/signedInRoute.ts';

/** `/photoreupload/profile`: the one photo that the care team asked for. */
export const photoReuploadRoute = createRoute({
  getParentRoute: () => signedInRoute,
  path: 'photoreupload/$section',
  beforeLoad: ({ params: { section } }) => {
    if (section !== 'profile') throw notFound();
  },
  component: lazyRouteComponent(() => import('../identity/page/PhotoReuploadPage.tsx'), 'PhotoReuploadPage'),
});
