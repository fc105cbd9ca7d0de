import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { timelineQuerySchema, timelineSchema } from '#schemas/wire/timeline.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { purchaseOf } from './purchaseOf.ts';
import { listPurchases } from './store.ts';
import type { NamedSubject } from '#schemas/wire/messages/subject.ts';
import type { PurchaseFacts } from './PurchaseFacts.ts';

/** What a message about a purchase names: what renews, before what was bought once; null where a visit has led to nothing yet. */
function subjectOfPurchase({ orders, subscriptions }: PurchaseFacts): NamedSubject | null {
  const [subscription] = subscriptions;
  if (subscription) return { type: 'subscription', id: subscription.id };
  const [order] = orders;
  return order ? { type: 'order', id: order.id } : null;
}

/** What happened to a patient's purchases, and what comes. */
export const routes =
  ({ database, clock }: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      '/v2/timeline',
      {
        schema: {
          operationId: 'readTimeline',
          summary: 'Read what happened to the purchases of the patient and what comes, one page',
          querystring: timelineQuerySchema,
          response: { 200: timelineSchema },
        },
      },
      async (request) => {
        const { purchases, next } = await listPurchases(database, accessOf(request).user, request.query.before);
        const now = clock();
        const listed = purchases.map((facts) => ({ ...purchaseOf(facts, now), about: subjectOfPurchase(facts) }));
        return { purchases: listed, next };
      },
    );
  };
