import type { Page, Request } from 'playwright-core';
import type { Conversation, Draft } from '#schemas/wire/messages/conversation.ts';
import type { Message, MessagePage } from '#schemas/wire/messages/message.ts';
import type { Caller } from '../portal/beginSession.ts';

/** Where the calls about a patient's conversation are sent to. */
export async function conversationOf({ call, organization, userId }: Caller): Promise<string> {
  const { _id: id } = await call<Conversation>('GET', '/v2/conversations/patient');
  return `/conversations/${organization}/patient/${userId}/conversation/${id}`;
}

/** The newest messages of a patient, newest first. */
export const messagesOf = async (caller: Caller): Promise<readonly Message[]> =>
  (await caller.call<MessagePage>('GET', await conversationOf(caller))).messages;

/** What the server keeps of what a patient writes. */
export const draftOf = async (caller: Caller): Promise<Draft> =>
  caller.call<Draft>('GET', `${await conversationOf(caller)}/draft`);

/** The input of a message, and what sends it. */
export const input = (page: Page) => page.getByLabel('Message', { exact: true });
export const sendButton = (page: Page) => page.getByRole('button', { name: 'Send', exact: true });

/** The page of a patient's messages. */
export const messagesPath = (userId: string) => `/dashboard/${userId}/messages`;

type Kind = 'sent' | 'typing' | 'draft' | 'media';

const kindOf = (request: Request): Kind | undefined => {
  const { pathname } = new URL(request.url());
  if (request.method() === 'PUT' && /\/conversation\/[0-9a-f]{24}$/.test(pathname)) return 'sent';
  if (request.method() === 'PUT' && pathname.endsWith('/draft')) return 'draft';
  if (request.method() !== 'POST') return undefined;
  return pathname.endsWith('/typing') ? 'typing' : pathname === '/v2/media' ? 'media' : undefined;
};

/** Tells, whenever it is asked, the requests of a kind that a page has made from now on. */
export function requestsOf(page: Page) {
  const made: { readonly kind: Kind; readonly request: Request }[] = [];
  page.on('request', (request) => {
    const kind = kindOf(request);
    if (kind) made.push({ kind, request });
  });
  return (kind: Kind): readonly Request[] => made.flatMap((one) => (one.kind === kind ? one.request : []));
}
