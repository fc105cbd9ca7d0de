import { QueryClient } from '@tanstack/react-query';
import { ProblemError } from '#services/api/ProblemError.ts';

const mayPass = (error: Error) =>
  error instanceof ProblemError && (error.code === 'NetworkError' || error.status >= 500);

/** The cache of reads. It does not refetch on focus or reconnect; a read that may pass is tried twice more. */
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
