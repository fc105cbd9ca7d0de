import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyRequest } from 'fastify';
import { isSignedByTwilio } from '../../adapters/sms/twilioSignature.ts';
import { escapeHtml } from '../../kernel/http/escapeHtml.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { originOf } from '../organizations/originOf.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Keyword } from './keywordOf.ts';
import { receiveText } from './receiveText.ts';

const FORM = 'application/x-www-form-urlencoded';

/** Bytes of a form; a message has 1,600 characters at the most. */
const FORM_LIMIT = 32 * 1024;

/** What Twilio says that it has answered itself, where its "Advanced Opt-Out" is on. */
const HANDLED: ReadonlyMap<string, Keyword> = new Map([
  ['STOP', 'stop'],
  ['HELP', 'help'],
  ['START', 'start'],
]);

/** What Twilio is answered, in its own language. */
const responseOf = (answer: string | undefined): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Response>${answer === undefined ? '' : `<Message>${escapeHtml(answer)}</Message>`}</Response>`;

/** The signed form that Twilio sent. @throws ProblemError NotFound where there is no Twilio, Unauthorized */
function formOf(request: FastifyRequest, { twilio, port }: Portal['settings']): URLSearchParams {
  if (!twilio) throw problems.notFound('no text messages are received here');
  const { body, headers, tenant, url } = request;
  const form = new URLSearchParams(typeof body === 'string' ? body : '');
  const signature = headers['x-twilio-signature'];
  const address = originOf(request, tenant, port) + url;
  if (typeof signature !== 'string' || !isSignedByTwilio(signature, twilio.authToken, address, form))
    throw problems.unauthorized('the request is not signed by the SMS provider for this address');
  return form;
}

/** Text messages of patients, as Twilio tells of them. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    // As it was sent: the signature is over every field. No other kind of body is read.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser(FORM, { parseAs: 'string', bodyLimit: FORM_LIMIT }, (_request, body, done) =>
      done(null, body),
    );

    app.post(
      '/v2/sms/twilio',
      {
        schema: {
          operationId: 'receiveText',
          summary: 'Receive a text message of a patient from Twilio',
          headers: { type: 'object', properties: { 'x-twilio-signature': { type: 'string' } } } as const,
          consumes: [FORM],
          produces: ['text/xml'],
          response: { 200: { type: 'string' } },
        },
        config: { access: 'public' },
      },
      async (request, reply) => {
        const form = formOf(request, portal.settings);
        const received = {
          id: form.get('MessageSid') ?? '',
          from: form.get('From') ?? '',
          text: form.get('Body') ?? '',
          handled: HANDLED.get(form.get('OptOutType') ?? ''),
        };
        const answer = await receiveText(portal, received, request.tenant);
        return reply.type('text/xml; charset=utf-8').send(responseOf(answer));
      },
    );
  };
