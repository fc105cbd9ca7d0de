import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import type { NamedSubject } from '#schemas/wire/messages/subject.ts';
import { beginMessage } from './beginMessage.ts';

/** What a message about a stopped visit or a treatment on hold begins with. */
export const CALL_QUESTION = "I'd like to set up a call with a provider.";

/** What an address of the messages asks about, by its id alone; undefined where it asks about nothing. */
function askedBy(searchText: string): NamedSubject | undefined {
  const search = new URLSearchParams(searchText);
  for (const type of ['visit', 'subscription'] as const) {
    const id = /[0-9a-f]{24}/.exec(search.get(type) ?? '')?.[0];
    if (id !== undefined) return { type, id };
  }
  return undefined;
}

/** What a route knows of the page that is opened. */
interface Opened {
  readonly context: { readonly queryClient: QueryClient; readonly userId: string };
  readonly location: { readonly searchStr: string };
}

/** Begins the message; below a text that the patient has begun, which stays. */
async function ask({ queryClient, userId }: Opened['context'], about: NamedSubject): Promise<void> {
  const asked = { about, question: CALL_QUESTION };
  const begun = await beginMessage(queryClient, userId, asked);
  if (begun && !begun.text.includes(CALL_QUESTION)) await beginMessage(queryClient, userId, asked, 'add');
}

/**
 * Begins the message about a stopped visit or a treatment on hold, and takes what named it out of the address. A text that was
 * begun stays, with the question below it. If this fails, the messages open without it.
 *
 * @throws the redirect to the address without it
 */
export async function askByAddress({ context, location }: Opened): Promise<void> {
  const { userId } = context;
  const about = askedBy(location.searchStr);
  if (about)
    await ask(context, about).catch((error: unknown) => reportFailure('beginning a message about a stop', error));
  throw redirect({ to: '/dashboard/$userId/messages', params: { userId }, replace: true });
}
