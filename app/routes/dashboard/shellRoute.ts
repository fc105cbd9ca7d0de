import { createRoute } from '@tanstack/react-router';
import { Shell } from '../../dashboard/layout/Shell.tsx';
import { signedInRoute } from '../root/signedInRoute.ts';

/** The parent of the pages of the dashboard: the frame is there at once, and stays while pages change. */
export const shellRoute = createRoute({
  getParentRoute: () => signedInRoute,
  id: 'shell',
  component: Shell,
});
