import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { CrashPage } from '../../shell/CrashPage.tsx';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { Root } from '../../shell/Root.tsx';

interface RouterContext {
  readonly queryClient: QueryClient;
}

/** What every page stands in: the ports of the renderers, the crash and the unknown page. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: CrashPage,
  notFoundComponent: NotFoundPage,
});
