import type { QueryClient } from '@tanstack/react-query';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import type { NamedSubject } from '#schemas/wire/messages/subject.ts';
import { beginMessage } from './beginMessage.ts';
import { CALL_QUESTION } from './callQuestion.ts';

/** What an address of the messages asks about, by its id alone; undefined where it asks about nothing. */
function askedBy(searchText: string): NamedSubject | undefined {
  const search = new URLSearchParams(searchText);
  for (const type of ['visit', 'subscription'] as const) {
    const id = /[0-9a-f]{24}/.exec(search.get(type) ?? '')?.[0];
    if (id !== undefined) return { type, id };
  }
  return undefined;
}

/**
 * Begins the message about a stopped visit or a treatment on hold. A message that was begun about something else stays as it
 * is, and where this fails the messages open without it.
 */
export async function askByAddress(queryClient: QueryClient, userId: string, searchText: string): Promise<void> {
  const about = askedBy(searchText);
  if (!about) return;
  try {
    await beginMessage(queryClient, userId, { about, question: CALL_QUESTION });
  } catch (error) {
    reportFailure('beginning a message about a stop', error);
  }
}
