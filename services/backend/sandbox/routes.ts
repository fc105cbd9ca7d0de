import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest } from 'fastify';
import { objectId } from '#schemas/objectId.ts';
import { careTeamEntry } from '../modules/accesses/entryOf.ts';
import { originOf } from '../modules/organizations/originOf.ts';
import { attemptOf } from '../kernel/once/attemptOf.ts';
import { textIn } from '../kernel/http/textIn.ts';
import { problems } from '../kernel/problems/problems.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { listLabAlerts } from '../modules/labs/receiving/store.ts';
import { listStopTasks } from '../modules/stops/store.ts';
import { stopSchema } from './review/stopSchema.ts';
import { labAlertSchema } from './laboratory/labAlertSchema.ts';
import { messageSchema } from './messageSchema.ts';
import { replyToText } from './replyToText.ts';
import { sandboxPage } from './sandboxPage.ts';
import { simulations } from './simulations.ts';
import { listOutbox } from './store.ts';

const config = { access: 'public' } as const;

const email = { type: 'string', minLength: 4, maxLength: 254 } as const;

/** `approve-visit` as `ApproveVisit`. */
const capitalized = (name: string) => name.replaceAll(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());

const named = (what: string) =>
  ({
    title: `Target${capitalized(what)}`,
    type: ['object', 'null'],
    additionalProperties: false,
    properties: { [what]: what === 'email' ? email : objectId },
  }) as const;

const actedOn = (what: string) =>
  ({
    title: `Simulated${capitalized(what)}`,
    type: 'object',
    additionalProperties: false,
    required: [what],
    properties: { [what]: { type: 'string' } },
  }) as const;

const textReplySchema = {
  title: 'TextReply',
  type: 'object',
  additionalProperties: false,
  required: ['from', 'text'],
  properties: {
    /** With its country, such as +12135550123. */
    from: { type: 'string', maxLength: 20 },
    text: { type: 'string', maxLength: 1600 },
  },
} as const;

const NUMBER_NEEDED = 'No patient of this organization has verified this number.';

const wantsPage = ({ headers: { accept } }: FastifyRequest) => accept?.includes('text/html') ?? false;

/** What the portal sent, and buttons for what people on the other side do. Only where the sandbox is on. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    const { jobs, settings, afterAnswer, accesses, clock } = portal;
    // The forms of the sandbox page. Most of them hold no fields.
    app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );

    app.get(
      '/sandbox',
      {
        schema: {
          operationId: 'readSandboxPage',
          summary: 'Show the page of the sandbox',
          produces: ['text/html'],
          response: { 200: { type: 'string' } },
        },
        config,
      },
      async (request, reply) => {
        await afterAnswer.rest();
        const page = sandboxPage(request.tenant.settings.name, await listOutbox(portal, request.tenant.id));
        return reply.type('text/html; charset=utf-8').send(page);
      },
    );

    app.get(
      '/sandbox/outbox',
      {
        schema: {
          operationId: 'listOutbox',
          summary: 'List the mails and text messages sent',
          response: { 200: { type: 'array', items: messageSchema } as const },
        },
        config,
      },
      async (request) => {
        await afterAnswer.rest();
        return listOutbox(portal, request.tenant.id);
      },
    );

    app.get(
      '/sandbox/lab-alerts',
      {
        schema: {
          operationId: 'listLabAlerts',
          summary: 'List what laboratories sent that the care team has to look at',
          response: { 200: { type: 'array', items: labAlertSchema } as const },
        },
        config,
      },
      async ({ tenant }) => [...(await listLabAlerts(portal.database, tenant.id))],
    );

    app.get(
      '/sandbox/stops',
      {
        schema: {
          operationId: 'listStops',
          summary: 'List what stops visits and treatments until the care team has decided',
          response: { 200: { type: 'array', items: stopSchema } as const },
        },
        config,
      },
      async ({ tenant }) => [...(await listStopTasks(portal.database, tenant.id))],
    );

    app.post(
      '/sandbox/text-reply',
      {
        schema: {
          operationId: 'replyToText',
          summary: 'Answer a text message as the patient who has the number',
          body: textReplySchema,
          response: { 200: textReplySchema },
        },
        config,
      },
      async (request, reply) => {
        const { tenant, body } = request;
        if (!(await replyToText(portal, tenant, body.from, body.text))) throw problems.nothingToSimulate(NUMBER_NEEDED);
        return wantsPage(request) ? reply.redirect('/sandbox', 303) : body;
      },
    );

    for (const [name, { label, names, nothing, act }] of Object.entries(simulations)) {
      const operationId = `simulate${capitalized(name)}`;
      app.post(
        `/sandbox/simulate/${name}`,
        {
          schema: {
            operationId,
            summary: label,
            body: named(names),
            response: { 200: actedOn(names) },
          },
          config: { ...config, idempotencyKey: 'optional' },
        },
        async (request, reply) => {
          const { tenant, access, body } = request;
          const text = textIn(body, names);
          const target = {
            organization: tenant.id,
            userId: (names === 'userId' ? text : null) ?? access?.user ?? null,
            id: text,
            email: names === 'email' ? text : null,
            origin: originOf(request, tenant, settings.port),
            attempt: attemptOf(request),
          };
          const acted = await act(portal, target, tenant.settings);
          if (acted === undefined) throw problems.nothingToSimulate(nothing);
          if (names !== 'email')
            accesses.note(
              careTeamEntry(request, tenant.id, { at: clock(), route: operationId, ids: { [names]: acted } }),
            );
          jobs.wake('mail');
          jobs.wake('texts');
          return wantsPage(request) ? reply.redirect('/sandbox', 303) : { [names]: acted };
        },
      );
    }
  };
