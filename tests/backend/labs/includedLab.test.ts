import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { Order } from '#schemas/wire/order.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { orders } from '#services/backend/kernel/database/tables/orders.ts';
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
