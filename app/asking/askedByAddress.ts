import type { QueryClient } from '@tanstack/react-query';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { CALL_QUESTION } from './callQuestion.ts';

/** The id of the visit that an address of the messages asks about; undefined where it asks about none. */
export const visitAskedBy = (searchText: string): string | undefined =>
  /^[0-9a-f]{24}$/.exec(new URLSearchParams(searchText).get('visit') ?? '')?.[0];

/**
 * Begins the message about a stopped visit, whose document leads here. A message that was begun about something else stays as
 * it is, and where this fails the messages open without it.
 */
export async function askAboutVisit(queryClient: QueryClient, userId: string, visit: string): Promise<void> {
  try {
    const { beginMessage } = await import('./laterAsking.ts');
    await beginMessage(queryClient, userId, { about: { type: 'visit', id: visit }, question: CALL_QUESTION });
  } catch (error) {
    reportFailure('beginning a message about a visit', error);
  }
}
