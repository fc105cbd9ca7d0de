import type { QueryClient } from '@tanstack/react-query';
import { lifestyleQuery } from '#services/api/lifestyle.ts';
import { statesQuery } from '#services/api/states.ts';
import { offerQuery } from './offerQuery.ts';

/** Whose signup it is. */
interface SignupLoads {
  readonly userId: string;
  readonly queryClient: QueryClient;
}

/** Starts fetching the data of a signup while the page's code loads; the page shows the results, including errors. */
export function loadSignup(section: string, product: string | undefined, { userId, queryClient }: SignupLoads): void {
  void queryClient.prefetchQuery(statesQuery);
  if (product === undefined) return;
  void queryClient.prefetchQuery(offerQuery(product, queryClient));
  // In other sections, the product decides whether there are questions.
  if (section === 'questions' || section === 'lab-visit') void queryClient.prefetchQuery(lifestyleQuery(userId));
}
