import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest } from 'fastify';
import { objectId } from '#schemas/objectId.ts';
import {
  conversationSchema,
  draftSchema,
  readConversationSchema,
  saveDraftSchema,
  typingSchema,
  type Draft,
  type SaveDraft,
} from '#schemas/wire/messages/conversation.ts';
import {
  historyQuerySchema,
  messagePageSchema,
  messageSchema,
  searchMessagesSchema,
  sendMessageSchema,
} from '#schemas/wire/messages/message.ts';
import { momentIn } from '../../kernel/http/momentIn.ts';
import { attemptOf } from '../../kernel/once/attemptOf.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { conversationIdOf } from './conversationIdOf.ts';
import { messageOf, messagePageOf } from './messageOf.ts';
import { sendMessage } from './sendMessage.ts';
import { findConversation, makeConversation, markRead, tellTyping } from './stored/conversations.ts';
import { findDraft, writeDraft } from './stored/drafts.ts';
import { listMessages, searchMessages } from './stored/messages.ts';
import { subjectOf } from './subjectOf.ts';

/**
 * Keeps what a patient has begun to write. What another device has written since, or has sent, is not overwritten unseen.
 *
 * @throws ProblemError NotFound, RevisionConflict with the draft as it is
 */
async function saveDraft(
  portal: Pick<Portal, 'database' | 'catalogue'>,
  conversationId: string,
  userId: string,
  { text, about = null, revision }: SaveDraft,
): Promise<Draft> {
  const { database } = portal;
  const subject = await subjectOf(portal, userId, about);
  const saved = await writeDraft(database, conversationId, userId, { text, about: subject, revision });
  if (saved) return saved;
  const current = await findDraft(database, conversationId, userId);
  if (!current) throw problems.notFound('the patient has no such conversation');
  throw problems.revisionConflict(current);
}

const path = '/conversations/:org/patient/:userId/conversation/:conversationId';

const params = {
  type: 'object',
  required: ['org', 'userId', 'conversationId'],
  properties: { org: objectId, userId: objectId, conversationId: objectId },
} as const;

const patientOf = (request: FastifyRequest) => ({
  organization: request.tenant.id,
  userId: accessOf(request).user,
});

/** Whose conversation an address names. @throws ProblemError NotFound where it is not the patient's own */
function actingIn(request: FastifyRequest, conversationId: string, socketId: string | null = null) {
  const patient = patientOf(request);
  if (conversationId !== conversationIdOf(patient.organization, patient.userId))
    throw problems.notFound('the patient has no such conversation');
  return { ...patient, conversationId, socketId };
}

const before = (lastId: string | undefined) => (lastId === undefined ? null : momentIn('lastId', lastId));

/** What a patient and the care team write to each other. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { database, jobs, clock } = portal;

    /** The conversation of whoever asks, made where there is none. */
    async function conversationOf(request: FastifyRequest) {
      const patient = patientOf(request);
      const found = await findConversation(database, patient);
      if (found) return found;
      await makeConversation(database, patient, clock());
      const made = await findConversation(database, patient);
      if (!made) throw problems.notFound('the account is gone');
      return made;
    }

    app.get(
      '/v2/conversations/patient',
      {
        schema: {
          operationId: 'readConversation',
          summary: 'Read how the conversation with the care team stands',
          response: { 200: conversationSchema },
        },
      },
      conversationOf,
    );

    app.get(
      path,
      {
        schema: {
          operationId: 'listMessages',
          summary: 'List the messages of a conversation, one page',
          params,
          querystring: historyQuerySchema,
          response: { 200: messagePageSchema },
        },
      },
      async (request) => {
        const { conversationId } = request.params;
        const { conversation_id: named = conversationId, lastId } = request.query;
        const acting = actingIn(request, conversationId);
        if (named !== conversationId) throw problems.notFound('the query names another conversation');
        const page = await listMessages(database, { ...acting, before: before(lastId) });
        return messagePageOf(portal, acting, page);
      },
    );

    app.put(
      path,
      {
        schema: {
          operationId: 'sendMessage',
          summary: 'Send a message to the care team',
          params,
          body: sendMessageSchema,
          response: { 200: messageSchema },
        },
        config: { idempotencyKey: 'required' },
      },
      async (request) => {
        const { socket_id: socket = null, ...message } = request.body;
        const acting = actingIn(request, request.params.conversationId, socket);
        // A repeated message may come from another socket: a page connects anew.
        const attempt = attemptOf(request, message);
        if (attempt.key === null) throw problems.invalidRequest('Idempotency-Key is missing');
        await makeConversation(database, acting, clock());
        const sent = await sendMessage(portal, acting, message, attempt);
        jobs.wake('replies');
        return messageOf(portal, acting, sent);
      },
    );

    app.post(
      `${path}/search`,
      {
        schema: {
          operationId: 'searchMessages',
          summary: 'Find messages of a conversation by what stands in them, one page',
          params,
          body: searchMessagesSchema,
          response: { 200: messagePageSchema },
        },
      },
      async (request) => {
        const { text, lastId } = request.body;
        const acting = actingIn(request, request.params.conversationId);
        return messagePageOf(
          portal,
          acting,
          await searchMessages(database, { ...acting, before: before(lastId) }, text),
        );
      },
    );

    app.post(
      `${path}/typing`,
      {
        schema: {
          operationId: 'tellTyping',
          summary: 'Tell the care team that the patient types',
          params,
          body: typingSchema,
          response: { 204: { type: 'null' } },
        },
      },
      async (request, reply) => {
        const acting = actingIn(request, request.params.conversationId, request.body.socket_id);
        await tellTyping(database, acting);
        return reply.code(204).send(null);
      },
    );

    app.post(
      `${path}/read`,
      {
        schema: {
          operationId: 'markConversationRead',
          summary: 'Mark what the care team wrote as read',
          params,
          body: readConversationSchema,
          response: { 200: conversationSchema },
        },
      },
      async (request) => {
        const { patient_id, conversation_id, socket_id, lastId } = request.body;
        const acting = actingIn(request, request.params.conversationId, socket_id);
        if (patient_id !== acting.userId || conversation_id !== acting.conversationId)
          throw problems.notFound('the body names another conversation');
        await markRead(database, acting, before(lastId));
        return conversationOf(request);
      },
    );

    app.get(
      `${path}/draft`,
      {
        schema: {
          operationId: 'readDraft',
          summary: 'Read what the patient has begun to write',
          params,
          response: { 200: draftSchema },
        },
      },
      async (request) => {
        const { conversationId, userId } = actingIn(request, request.params.conversationId);
        const none = { text: '', about: null, revision: 0 };
        return (await findDraft(database, conversationId, userId)) ?? none;
      },
    );

    app.put(
      `${path}/draft`,
      {
        schema: {
          operationId: 'saveDraft',
          summary: 'Keep what the patient has begun to write',
          params,
          body: saveDraftSchema,
          response: { 200: draftSchema },
        },
      },
      async (request) => {
        const acting = actingIn(request, request.params.conversationId);
        await makeConversation(database, acting, clock());
        return saveDraft(portal, acting.conversationId, acting.userId, request.body);
      },
    );
  };
