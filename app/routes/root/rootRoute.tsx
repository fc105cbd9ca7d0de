import type { QueryClient } from '@tanstack/react-query';
import { createRootRouteWithContext } from '@tanstack/react-router';
import { CrashPage } from '../../shell/CrashPage.tsx';
import { NotFoundPage } from '../../shell/NotFoundPage.tsx';
import { Root } from '../../shell/Root.tsx';

interface RouterContext {
  readonly queryClient: QueryClient;
}

/** The root of every page: the renderers' ports, the crash page and the page for unknown URLs. */
export const rootRoute = createRootRouteWithContext<RouterContext>()({
  component: Root,
  errorComponent: CrashPage,
  notFoundComponent: NotFoundPage,
});
