import { createHash } from 'node:crypto';
import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { calComEvent, isSignedByCalCom } from '../../../adapters/scheduling/calCom/calComEvent.ts';
import { receivedSchema } from '../../../kernel/http/receivedSchema.ts';
import { problems } from '../../../kernel/problems/problems.ts';
import type { Portal } from '../../portal/Portal.ts';
import { noteEvent } from './store.ts';

/** Milliseconds after which an event is too old to tell anything: what it told was heard, and is forgotten, by then. */
const TOLD = 24 * 60 * 60 * 1000;

const BODY_LIMIT = 256 * 1024;

/** What Cal.com tells of bookings by itself. */
export const routes =
  ({ database, settings, clock, jobs }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    // The signature is over the text as it was sent.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit: BODY_LIMIT }, (_request, body, done) =>
      done(null, body),
    );

    app.post(
      '/v2/appointments/cal-com',
      {
        schema: {
          operationId: 'receiveSchedulingEvent',
          summary: 'Receive a signed event of Cal.com',
          headers: { type: 'object', properties: { 'x-cal-signature-256': { type: 'string' } } } as const,
          response: { 200: receivedSchema },
        },
        config: { access: 'public' },
      },
      async ({ body, headers }) => {
        const secret = settings.calCom?.webhookSecret;
        if (secret === undefined) throw problems.notFound('no events of Cal.com are received here');
        const text = typeof body === 'string' ? body : '';
        const signature = headers['x-cal-signature-256'];
        if (typeof signature !== 'string' || !isSignedByCalCom(text, signature, secret))
          throw problems.unauthorized('the event is not signed with the secret of the webhook');
        const event = calComEvent(text);
        if (event === null) throw problems.invalidRequest('the event cannot be read');
        const now = clock();
        const isTold = event !== undefined && event.at.getTime() > now.getTime() - TOLD;
        const id = createHash('sha256').update(text).digest('hex');
        if (isTold && (await noteEvent(database, id, event.uid, now))) jobs.wake('bookings');
        return { received: true as const };
      },
    );
  };
