import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { careTeamEntry } from '../../modules/accesses/entryOf.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { messageReceivedMail } from '../../modules/messages/mails.ts';
import { markReadByTeam, tellTeamTyping, writeAnswer } from '../../modules/messages/stored/careTeam.ts';
import { textOfBlocks } from '../../modules/messages/textOfBlocks.ts';
import type { Portal } from '../../modules/portal/Portal.ts';
import { blocksOf } from './blocksOf.ts';
import { consolePage } from './consolePage.ts';
import { consoleAnswerSchema, consoleSchema } from './consoleSchema.ts';
import { listCareTeam, listConversations } from './store.ts';

const config = { access: 'public' } as const;

/** Writes, reads and types as the care team. Only where the sandbox is on. */
export const routes =
  ({ database, jobs, clock, accesses }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    app.get(
      '/sandbox/messages',
      {
        schema: {
          operationId: 'readMessagesConsole',
          summary: 'Show the page on which one writes to patients as the care team',
          produces: ['text/html'],
          response: { 200: { type: 'string' } },
        },
        config,
      },
      async ({ tenant: { id, settings } }, reply) => {
        const [conversations, members] = await Promise.all([
          listConversations(database, id),
          listCareTeam(database, id),
        ]);
        return reply.type('text/html; charset=utf-8').send(consolePage(settings.name, { conversations, members }));
      },
    );

    app.post(
      '/sandbox/messages',
      {
        schema: {
          operationId: 'actAsCareTeam',
          summary: 'Write, type or read as the care team',
          body: consoleSchema,
          response: { 200: consoleAnswerSchema },
        },
        config,
      },
      async (request, reply) => {
        const { tenant, body, headers } = request;
        const { conversation: conversationId, author: authorId, act, text = '' } = body;
        const acting = { organization: tenant.id, conversationId, authorId };
        const [conversations, members] = await Promise.all([
          listConversations(database, tenant.id),
          listCareTeam(database, tenant.id),
        ]);
        if (!conversations.some(({ id }) => id === conversationId) || !members.some(({ id }) => id === authorId))
          throw problems.nothingToSimulate('There is no such conversation, or nobody of this name.');
        let message: string | null = null;
        if (act === 'type') await tellTeamTyping(database, acting);
        else if (act === 'read') await markReadByTeam(database, acting);
        else {
          const blocks = blocksOf(body);
          const written = blocks.length > 0 ? textOfBlocks(blocks) : text;
          if (written.trim() === '')
            throw problems.invalidRequest('there is nothing to send', [
              { field: 'text', code: 'required', message: 'Write something.' },
            ]);
          const mail = messageReceivedMail(tenant.settings);
          message = (await writeAnswer(database, acting, { text: written, blocks }, mail, clock())) ?? null;
          jobs.wake('mail');
          jobs.wake('texts');
        }
        const ids = { conversationId };
        accesses.note(careTeamEntry(request, authorId, { at: clock(), route: 'actAsCareTeam', ids }));
        return headers.accept?.includes('text/html')
          ? reply.redirect('/sandbox/messages', 303)
          : { conversation: conversationId, message };
      },
    );
  };
