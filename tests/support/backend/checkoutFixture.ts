import { eq, sql } from 'drizzle-orm';
import type { Intake } from '#schemas/wire/intake.ts';
import type { Order } from '#schemas/wire/order.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { intakeEvents } from '#services/backend/kernel/database/tables/intakes.ts';
import { startedMemberships } from '#services/backend/kernel/database/tables/memberships.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { payments, sandboxPayments } from '#services/backend/kernel/database/tables/payments.ts';
import { subscriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { answerVisit } from './answerVisit.ts';
import { fullProfile, type BackendFixture, type TestPatient } from './backendFixture.ts';
import { catalogueOf } from './catalogueOf.ts';

type Profile = Parameters<BackendFixture['patient']>[0];

/** An address that parcels reach. */
export const address = {
  first_name: 'Pat',
  last_name: 'Test',
  street_address: '1 Sample Street',
  city: 'Sacramento',
  state: 'CA',
  zip_code: '95814',
  country: 'us',
  phone_number: '9165550100',
} as const;

/** The token of a demo card, as the sandbox's card form makes them. */
export const tokenOf = (last4 = '4242', expires = '122031'): string => `tok_visa_${last4}_${expires}_3fa9c1d2`;

const keyed = (key?: string) => (key === undefined ? {} : { 'idempotency-key': key });

/** Submits an order as it stands, or as it was shown. */
const submits = <Body = Order>({ send }: TestPatient, { _id }: Order, shown: object = {}, key?: string) =>
  send<Body>('POST', `/v2/orders/${_id}/submit`, shown, keyed(key));

/** Attaches subscriptions or orders to a visit. */
const attaches = <Body = Intake>({ send, id }: TestPatient, intake: string, update_fields: object, key?: string) =>
  send<Body>('PUT', `/v2/intakes/${intake}`, { user_id: id, intake_id: intake, update_fields }, keyed(key));

/** Patients who are about to pay, on a backend with the whole catalogue. */
export function checkoutFixture(backend: BackendFixture) {
  const { db } = backend.portal.database;
  const catalogue = catalogueOf(backend);

  /** A patient with an address and, unless told otherwise, a good card. */
  async function payer(profile: Profile = {}, token: string | null = tokenOf()) {
    const patient = await backend.patient({ ...fullProfile, shippingInfo: address, ...profile });
    if (token !== null) {
      const url = `/users/${patient.org}/${patient.id}/billing/profile/create`;
      const { status } = await patient.send('POST', url, { token });
      if (status !== 200) throw new Error(`the card was refused with ${status}`);
    }
    return patient;
  }

  /** An answered visit with its product chosen, ready to be completed. */
  async function visit(slug = 'rapamycin', product: string | null = 'generic-rapamycin', by = payer()) {
    const patient = await by;
    const { _id: id } = await answerVisit(patient, slug);
    if (product !== null) {
      const { status, body } = await patient.send('POST', `/v2/intakes/${id}/products`, {
        selectedProducts: [await catalogue.select(product)],
        patient_id: patient.id,
        intakeProducts: [],
      });
      if (status !== 200) throw new Error(`the product was refused: ${JSON.stringify(body)}`);
    }
    const complete = <Body = Intake>(key?: string, body: object = {}) =>
      patient.send<Body>('POST', `/v2/intakes/${id}/complete`, body, keyed(key));
    return { patient, id, complete };
  }

  /** The one-time plan of the lab panel. */
  const panel = () => ({
    product_template: catalogue.idOf('longevity-panel'),
    product: catalogue.planOf('longevity-panel', 0),
  });

  /** Orders a lab panel, or what the change says. */
  const orders = <Body = Order>({ send }: TestPatient, change: object = {}, key?: string) =>
    send<Body>('POST', '/v2/orders/patient', { ...panel(), ...change }, keyed(key));

  /** Subscribes to a plan by slug, months and frequency. */
  const subscribes = <Body = Subscription>(
    { send }: TestPatient,
    [slug, months, frequency]: readonly [string, number, string?],
    body: object = {},
    key?: string,
  ) => send<Body>('POST', `/v2/subscriptions/product/${catalogue.planOf(slug, months, frequency)}`, body, keyed(key));

  /** Everything that the books hold of a patient. */
  async function books(userId: string) {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    const rows = await db.select().from(payments).where(eq(payments.userId, userId)).orderBy(payments.createdAt);
    const provider = await db
      .select()
      .from(sandboxPayments)
      .where(eq(sandboxPayments.customer, user?.stripeId ?? ''));
    return {
      payments: rows,
      active: rows.filter(({ status }) => ['pending', 'authorized', 'captured'].includes(status)),
      provider,
      held: provider.filter(({ status }) => status !== 'voided'),
      memberships: await db.select().from(startedMemberships).where(eq(startedMemberships.userId, userId)),
      subscriptions: await db.select().from(subscriptions).where(eq(subscriptions.userId, userId)),
      mails: await db.select().from(outbox).where(eq(outbox.userId, userId)),
    };
  }

  const eventsOf = async (intakeId: string) =>
    (
      await db
        .select()
        .from(intakeEvents)
        .where(eq(intakeEvents.intakeId, intakeId))
        // The clock of a test stands still; a later transaction has a higher number.
        .orderBy(sql`xmin::text::bigint`)
    )
      .map(({ kind }) => kind)
      .filter((kind) => kind !== 'answered');

  return { catalogue, payer, visit, panel, orders, submits, subscribes, attaches, books, eventsOf };
}
