import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';

interface HarnessProps {
  readonly story: () => ReactNode;
}

/** Shows a page with a router that leads nowhere and an empty query cache. */
export function PageHarness({ story }: HarnessProps) {
  const [router] = useState(() =>
    createRouter({ routeTree: createRootRoute({ component: story }), history: createMemoryHistory() }),
  );
  const [client] = useState(() => new QueryClient({ defaultOptions: { queries: { retryDelay: 0 } } }));
  return (
    <QueryClientProvider client={client}>
      <RouterProvider router={router} />
    </QueryClientProvider>
  );
}
