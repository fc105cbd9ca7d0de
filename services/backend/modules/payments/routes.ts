import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { receivedSchema } from '../../kernel/http/receivedSchema.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { PaymentRefusal } from '../../adapters/payments/PaymentRefusal.ts';
import type { PaymentEvent, Payments } from '../../adapters/payments/Payments.ts';
import { problemOfPayment } from './problemOfPayment.ts';
import { receiveEvent } from './receiveEvent.ts';

function eventOf({ readEvent }: Payments, body: unknown, signature: unknown): PaymentEvent {
  try {
    return readEvent(typeof body === 'string' ? body : '', typeof signature === 'string' ? signature : undefined);
  } catch (error) {
    if (error instanceof PaymentRefusal) throw problems.invalidRequest(error.message);
    throw problemOfPayment(error, 'unknown');
  }
}

/** What the payment provider tells of its own accord. */
export const routes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    // The signature is over the text as it was sent.
    app.removeContentTypeParser('application/json');
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    app.post(
      '/v2/payments/webhook',
      {
        schema: {
          operationId: 'receivePaymentEvent',
          summary: 'Receive a signed event of the payment provider',
          headers: { type: 'object', properties: { 'stripe-signature': { type: 'string' } } } as const,
          response: { 200: receivedSchema },
        },
        config: { access: 'public' },
      },
      async (request) => {
        const event = eventOf(portal.payments, request.body, request.headers['stripe-signature']);
        await receiveEvent(portal, event, portal.clock());
        return { received: true as const };
      },
    );
  };
