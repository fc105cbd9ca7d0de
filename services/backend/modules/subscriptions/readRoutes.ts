import type { FastifyPluginAsyncJsonSchemaToTs } from '@fastify/type-provider-json-schema-to-ts';
import { objectId } from '#schemas/objectId.ts';
import { medicationQuerySchema, medicationSchema } from '#schemas/wire/medication.ts';
import { subscriptionSchema, subscriptionsQuerySchema, type Subscription } from '#schemas/wire/subscription.ts';
import { unavailabilityIn } from '../../kernel/database/DatabaseUnavailableError.ts';
import { patientParams } from '../../kernel/http/patientParams.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findMedication, listMedications } from './medications.ts';
import { findSubscription } from './store.ts';
import { SUBSCRIPTION_COLUMNS, subscriptionOf, type SubscriptionRow } from './SubscriptionRow.ts';
import { statement } from '../../kernel/database/statement.ts';

const list = statement<'list_subscriptions', SubscriptionRow>(
  'list_subscriptions',
  `select ${SUBSCRIPTION_COLUMNS} from subscriptions s
    where s.user_id = $1 and ($2::text is null or s.type = $2) order by s.created_at desc, s.id desc`,
);

/** The subscriptions of a patient in whatever status, newest first; of one type where it is given. */
async function listSubscriptions(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  userId: string,
  type: Subscription['type'] | undefined,
): Promise<Subscription[]> {
  const rows = await database.query(list, [userId, type ?? null]);
  return rows.map((row) => subscriptionOf(row, clock()));
}

const path = '/users/:org/user/:userId';
const params = {
  type: 'object',
  required: ['org', 'userId', 'subscriptionId'],
  properties: { ...patientParams.properties, subscriptionId: objectId },
} as const;

/** What a patient is subscribed to, and what is prescribed with it. */
export const readRoutes =
  (portal: Portal): FastifyPluginAsyncJsonSchemaToTs =>
  async (app) => {
    app.get(
      `${path}/subscriptions`,
      {
        schema: {
          operationId: 'listSubscriptions',
          summary: 'List the subscriptions of the patient',
          params: patientParams,
          querystring: subscriptionsQuerySchema,
          response: { 200: { type: 'array', items: subscriptionSchema } as const },
        },
      },
      async (request) => {
        try {
          return await listSubscriptions(portal, request.params.userId, request.query.type);
        } catch (error) {
          if (unavailabilityIn(error)) throw error;
          // The problem says nothing of why.
          request.log.error({ err: error }, 'the subscriptions could not be read');
          throw problems.subscriptionsUnavailable();
        }
      },
    );

    app.get(
      `${path}/subscriptions/medications`,
      {
        schema: {
          operationId: 'listMedications',
          summary: 'List the prescriptions of the patient',
          params: patientParams,
          response: { 200: { type: 'array', items: medicationSchema } as const },
        },
      },
      async (request) => listMedications(portal, request.params.userId),
    );

    app.get(
      `${path}/subscription/:subscriptionId`,
      {
        schema: {
          operationId: 'readPatientSubscription',
          summary: 'Read a subscription of a type',
          params,
          querystring: subscriptionsQuerySchema,
          response: { 200: subscriptionSchema },
        },
      },
      async ({ params: { subscriptionId, userId }, query: { type } }) => {
        const subscription = await findSubscription(portal, subscriptionId, userId);
        if (!subscription || (type !== undefined && subscription.type !== type))
          throw problems.notFound('the patient has no such subscription');
        return subscription;
      },
    );

    app.get(
      `${path}/subscription/:subscriptionId/medication`,
      {
        schema: {
          operationId: 'readMedication',
          summary: 'Read a prescription of a subscription',
          params,
          querystring: medicationQuerySchema,
          response: { 200: medicationSchema },
        },
      },
      async ({ params: { subscriptionId, userId }, query: { prescription_id } }) => {
        const medication = await findMedication(portal, userId, subscriptionId, prescription_id);
        if (!medication) throw problems.notFound('the subscription has no such prescription');
        return medication;
      },
    );
  };
