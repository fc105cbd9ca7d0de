import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from '#services/api/client/ProblemError.ts';

const mayPass = (error: Error) =>
  error instanceof ProblemError && (error.code === 'NetworkError' || error.status >= 500);

/** A query cache. It does not refetch on focus or reconnect; a temporary failure is retried, twice where nothing else is said. */
export const createQueryClient = ({ retries = 2 }: { readonly retries?: number } = {}): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => failures < retries && mayPass(error),
      },
    },
  });

/** The query cache of this tab. */
export const queryClient = createQueryClient();
