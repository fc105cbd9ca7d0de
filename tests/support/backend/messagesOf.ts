import type { Problem } from '#schemas/problem.ts';
import type { Attachment } from '#schemas/wire/messages/attachment.ts';
import type { Conversation, Draft } from '#schemas/wire/messages/conversation.ts';
import type { Message, MessagePage } from '#schemas/wire/messages/message.ts';
import { careTeamMembers } from '#services/backend/kernel/database/tables/messages.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { conversationIdOf } from '#services/backend/modules/messages/conversationIdOf.ts';
import {
  markReadByTeam,
  tellTeamTyping,
  writeAnswer,
  type CareTeamMessage,
} from '#services/backend/modules/messages/stored/careTeam.ts';
import { makeConversation } from '#services/backend/modules/messages/stored/conversations.ts';
import { FORM_TYPE, formOf, mediaParts, type MediaParts } from '../files/uploadForm.ts';
import type { BackendFixture, TestPatient } from './backendFixture.ts';

let keys = 0;

/** A key that no other message has. */
export const newKey = (): string => `message-key-${(keys += 1)}`;

interface Sent {
  readonly message?: string;
  readonly attachments?: readonly string[];
  readonly about?: object | null;
  readonly draft_revision?: number;
  readonly socket_id?: string | null;
}

/** What a patient reads of the conversation with the care team, and does in it, by one server or another. */
export function messagesOf(patient: TestPatient, server?: BackendFixture) {
  const cid = conversationIdOf(patient.org, patient.id);
  const path = `/conversations/${patient.org}/patient/${patient.id}/conversation/${cid}`;
  const call = <Body = Problem>(
    method: 'GET' | 'POST' | 'PUT',
    url: string,
    payload?: object,
    headers: { readonly [name: string]: string } = {},
  ) =>
    server
      ? server.call<Body>({
          method,
          url,
          ...(payload && { payload }),
          headers: { host: 'localhost', authorization: `Bearer ${patient.token}`, ...headers },
        })
      : patient.send<Body>(method, url, payload, headers);
  const page = async (lastId?: string) =>
    (await call<MessagePage>('GET', lastId === undefined ? path : `${path}?conversation_id=${cid}&lastId=${lastId}`))
      .body;
  return {
    cid,
    path,
    call,
    page,
    conversation: async () => (await call<Conversation>('GET', '/v2/conversations/patient')).body,
    /** Everything, oldest first. */
    async all(): Promise<readonly Message[]> {
      const messages: Message[] = [];
      let next: string | null | undefined;
      do {
        const read = await page(next ?? undefined);
        messages.push(...read.messages);
        ({ next } = read);
      } while (next !== null);
      return messages.toReversed();
    },
    send: (sent: Sent | string, key = newKey()) =>
      call<Message & Problem>(
        'PUT',
        path,
        { message: '', attachments: [], ...(typeof sent === 'string' ? { message: sent } : sent) },
        { 'idempotency-key': key },
      ),
    read: (lastId?: string, socket_id: string | null = null) =>
      call<Conversation>('POST', `${path}/read`, {
        patient_id: patient.id,
        conversation_id: cid,
        socket_id,
        sender_id: patient.id,
        ...(lastId !== undefined && { lastId }),
      }),
    types: (socket_id: string | null = null) => call('POST', `${path}/typing`, { socket_id }),
    search: async (text: string) => (await call<MessagePage>('POST', `${path}/search`, { text })).body,
    draft: async () => (await call<Draft>('GET', `${path}/draft`)).body,
    saveDraft: (draft: object) => call<Draft & Problem>('PUT', `${path}/draft`, draft),
    upload: (parts: Omit<MediaParts, 'client_id'>, key?: string) =>
      call<Attachment & Problem>('POST', '/v2/media', formOf(mediaParts({ client_id: patient.id, ...parts })), {
        'content-type': FORM_TYPE,
        ...(key !== undefined && { 'idempotency-key': key }),
      }),
  };
}

/** Somebody of the care team of an organization, who writes to its patients. */
export async function careTeamOf({ portal, time, tenant }: BackendFixture) {
  const authorId = createId(time.now);
  await portal.database.db
    .insert(careTeamMembers)
    .values({ id: authorId, organization: tenant.id, firstName: 'Robin', displayName: 'Robin, care team' });
  const acting = (patient: TestPatient) => ({
    organization: patient.org,
    conversationId: conversationIdOf(patient.org, patient.id),
    authorId,
  });
  return {
    authorId,
    async writes(patient: TestPatient, message: string | CareTeamMessage): Promise<string> {
      await makeConversation(portal.database, { organization: patient.org, userId: patient.id }, time.now);
      const written = typeof message === 'string' ? { text: message, blocks: [] } : message;
      const mail = { subject: 'You have a new message', text: 'Log in to read it.' };
      const id = await writeAnswer(portal.database, acting(patient), written, mail, time.now);
      if (id === undefined) throw new Error('the care team could not write');
      return id;
    },
    reads: (patient: TestPatient) => markReadByTeam(portal.database, acting(patient)),
    types: (patient: TestPatient) => tellTeamTyping(portal.database, acting(patient)),
  };
}
