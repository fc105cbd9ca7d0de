import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from '#services/api/client/ProblemError.ts';

const mayPass = (error: Error) =>
  error instanceof ProblemError && (error.code === 'NetworkError' || error.status >= 500);

/** The query cache. It does not refetch on focus or reconnect; a temporary failure is retried twice. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
      retry: (failures, error) => failures < 2 && mayPass(error),
    },
  },
});
