import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { NewOutsideResults, OutsideMarkers, OutsideResults } from '#schemas/wire/labs/outsideResult.ts';
import { ProblemError } from '../client/ProblemError.ts';
import { http } from '../client/http.ts';

const PATH = 'v2/labs/outside-results';

/** The markers whose values can be entered, with their units. */
export const outsideMarkersQuery = () =>
  queryOptions({
    queryKey: ['lab outside markers'],
    queryFn: async (): Promise<OutsideMarkers['markers']> => (await http.get(`${PATH}/markers`).json()).markers,
  });

/** The results of other laboratories that the patient has entered, the newest test first. */
export const outsideResultsQuery = (userId: string) =>
  queryOptions({
    queryKey: ['lab outside results', userId],
    queryFn: async (): Promise<OutsideResults['results']> => (await http.get(PATH).json()).results,
  });

/** What shows entered results among others is read anew when it is shown again. */
async function forgetHistories(queryClient: QueryClient, userId: string): Promise<void> {
  for (const of of ['lab marker', 'lab trends']) await queryClient.invalidateQueries({ queryKey: [of, userId] });
}

/**
 * Adds what the patient has read on a report, once for a key. Fails with InvalidAnswer (day, laboratory,
 * results/{number}/value), TooManyRequests or NetworkError.
 */
export async function addOutsideResults(
  queryClient: QueryClient,
  userId: string,
  added: NewOutsideResults,
  key: string,
): Promise<void> {
  const sent = http.post(PATH, { json: added, headers: { 'idempotency-key': key } });
  const { results }: OutsideResults = await sent.json();
  const { queryKey } = outsideResultsQuery(userId);
  // What is being loaded at this moment was read by the server before.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, results);
  await forgetHistories(queryClient, userId);
}

/** Removes a result that the patient has entered; one that is not there any more is removed. Fails with NetworkError. */
export async function removeOutsideResult(queryClient: QueryClient, userId: string, id: string): Promise<void> {
  try {
    await http.delete(`${PATH}/${id}`);
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'NotFound')) throw error;
  }
  const { queryKey } = outsideResultsQuery(userId);
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, (listed) => listed?.filter(({ result }) => result.entered?._id !== id));
  await forgetHistories(queryClient, userId);
}
