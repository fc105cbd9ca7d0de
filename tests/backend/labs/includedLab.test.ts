import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { NotificationPage } from '#schemas/wire/notification.ts';
import type { Order } from '#schemas/wire/order.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { labPanels, orders } from '#services/backend/kernel/database/tables/orders.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { templateVersions } from '#services/backend/kernel/database/tables/templateVersions.ts';
import { backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { address, checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { seededPostgres } from '#tests/support/database/seededPostgres.ts';

const backend = await backendFixture({ settings: { databaseUrl: await seededPostgres() } });
afterAll(() => backend.close());
const { visit, payer } = checkoutFixture(backend);
const { db } = backend.portal.database;

const approve = async ({ send }: TestPatient) => (await send('POST', '/sandbox/simulate/approve-visit', {})).status;
const panelsOf = async ({ send }: TestPatient) => (await send<LabPanel[]>('GET', '/v2/labs/patient/panels')).body;

async function submitted(...of: Parameters<typeof visit>) {
  const { patient, complete } = await visit(...of);
  expect((await complete()).status).toBe(200);
  return patient;
}

it('an approved visit whose template includes a lab test brings it, ready to be ordered', async () => {
  const patient = await submitted();
  expect(await panelsOf(patient)).toEqual([]);
  expect(await approve(patient)).toBe(200);
  expect(await panelsOf(patient)).toMatchObject([
    {
      name: 'Longevity Panel',
      status: 'ready_to_order',
      status_at: backend.time.now.toISOString(),
      payment: null,
      latestReport: null,
    },
  ]);
  // By the provider who approved the visit.
  const [stored] = await db.select().from(labPanels).where(eq(labPanels.userId, patient.id));
  expect(stored?.orderedBy).toMatch(/^\w+ \w+, (MD|DO|NP)$/);
});

it('its order is none of the patient before it is sent, and costs nothing', async () => {
  const patient = await submitted();
  await approve(patient);
  const [panel] = await panelsOf(patient);
  const ordered = await patient.send<Order[]>('GET', `/orders/${patient.org}/patient/${patient.id}`);
  expect(ordered.body.map(({ name }) => name)).toEqual(['Generic Rapamycin']);
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.id, panel?.purchase ?? ''));
  expect(order).toMatchObject({ status: 'draft', amount: 0, bought: false, submittedAt: null });
});

it('a visit whose template includes none brings none', async () => {
  const patient = await submitted('sleep-support', 'sleep-support');
  expect(await approve(patient)).toBe(200);
  expect(await panelsOf(patient)).toEqual([]);
});

it('a visit keeps to the version of the template that it began with', async () => {
  const { patient, id, complete } = await visit();
  const [begun] = await db.select().from(intakes).where(eq(intakes.id, id));
  const [version] = await db
    .select()
    .from(templateVersions)
    .where(eq(templateVersions.id, begun?.versionId ?? ''));
  if (!version?.header.products) throw new Error('the template is about products');
  const { includedLab, ...products } = version.header.products;
  expect(includedLab).toBe('longevity-panel');
  const earlier = 'a'.repeat(24);
  await db
    .insert(templateVersions)
    .values({ ...version, id: earlier, sequence: 0, header: { ...version.header, products } });
  await db.update(intakes).set({ versionId: earlier }).where(eq(intakes.id, id));
  expect((await complete()).status).toBe(200);
  expect(await approve(patient)).toBe(200);
  expect(await panelsOf(patient)).toEqual([]);
});

it('a visit brings none where no lab test may be ordered online', async () => {
  const patient = await submitted(
    'rapamycin',
    'generic-rapamycin',
    payer({ state: 'NY', shippingInfo: { ...address, city: 'Albany', state: 'NY', zip_code: '12207' } }),
  );
  expect(await approve(patient)).toBe(200);
  expect(await panelsOf(patient)).toEqual([]);
});

it('one approval brings one, however often and however many at the same time', async () => {
  const patients = await Promise.all([1, 2, 3, 4].map(async () => submitted()));
  const answers = await Promise.all(patients.flatMap((patient) => [1, 2, 3].map(async () => approve(patient))));
  expect(answers.filter((status) => status === 200)).toHaveLength(4);
  expect(answers.filter((status) => status >= 500)).toEqual([]);
  for (const patient of patients) {
    expect(await approve(patient)).toBe(409);
    expect(await panelsOf(patient)).toHaveLength(1);
  }
});

const order = async ({ send }: TestPatient, panel = '') =>
  send<{ readonly status?: unknown; readonly code?: string }>('POST', `/v2/labs/patient/panels/${panel}/order`);

it('a patient orders it with one press, and however often that is pressed, it is ordered once', async () => {
  const patient = await submitted();
  await approve(patient);
  const [panel] = await panelsOf(patient);
  const answers = await Promise.all([1, 2, 3, 4].map(async () => order(patient, panel?._id)));
  expect(answers.map(({ status, body }) => `${status} ${String(body.status)}`)).toEqual(Array(4).fill('200 pending'));
  const ordered = await patient.send<Order[]>('GET', `/orders/${patient.org}/patient/${patient.id}`);
  const own = ordered.body.filter(({ _id }) => _id === panel?.purchase);
  expect(own).toMatchObject([{ status: 'processing', amount: 0, shipment: { status: 'preparing' } }]);
});

it('one that is with the laboratory already stays as it is', async () => {
  const patient = await submitted();
  await approve(patient);
  const [panel] = await panelsOf(patient);
  await order(patient, panel?._id);
  await patient.send('POST', '/sandbox/simulate/prepare-lab', { panelId: panel?._id });
  expect((await order(patient, panel?._id)).body.status).toBe('prepared');
});

it('nobody orders it for somebody else, or where the state of the patient does not allow it any more', async () => {
  const patient = await submitted();
  await approve(patient);
  const [panel] = await panelsOf(patient);
  const other = await backend.patient();
  expect(await order(other, panel?._id)).toMatchObject({ status: 404, body: { code: 'NotFound' } });
  await db.update(users).set({ state: 'NY' }).where(eq(users.id, patient.id));
  expect(await order(patient, panel?._id)).toMatchObject({ status: 409, body: { code: 'ProductUnavailable' } });
  expect((await panelsOf(patient))[0]?.status).toBe('ready_to_order');
});

it('the news of its order lead to it', async () => {
  const patient = await submitted();
  await approve(patient);
  const [panel] = await panelsOf(patient);
  await order(patient, panel?._id);
  for (const [what, event] of [
    ['ship-order', 'order-shipped'],
    ['deliver-order', 'order-delivered'],
  ] as const) {
    await patient.send('POST', `/sandbox/simulate/${what}`, { orderId: panel?.purchase });
    backend.time.now = new Date(backend.time.now.getTime() + 60_000);
    const { body } = await patient.send<NotificationPage>('GET', '/v2/notifications');
    expect(body.docs.find(({ data }) => data.type === event)?.data).toEqual({ type: event, panelId: panel?._id });
  }
});
