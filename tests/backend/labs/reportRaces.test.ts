import { eq } from 'drizzle-orm';
import { afterAll, expect, it } from 'vitest';
import { labReports, labResults } from '#services/backend/kernel/database/tables/labReports.ts';
import type { LabAnalysis } from '#schemas/wire/labs/labReads.ts';
import { laboratorySignature } from '#services/backend/adapters/laboratory/isSignedByLaboratory.ts';
import { labBundle, type BundledReport } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';
import { notificationsOf } from '#tests/support/backend/notificationsOf.ts';
import { seededPostgres } from '#tests/support/database/seededPostgres.ts';

const OTHER = 'westlab';
const KEY = 'the secret of another laboratory, long enough';
const laboratories = new Map([...labSettings.laboratories, [OTHER, KEY]]);
const backend = await backendFixture({ settings: { laboratories, databaseUrl: await seededPostgres() } });
afterAll(() => backend.close());
const laboratory = laboratoryOf(backend);
const { db } = backend.portal.database;

/** A patient with a panel, for whom versions of one report come. The later a version was made, the higher is its value. */
async function measured() {
  const patient = await backend.patient(fullProfile);
  const panel = await givePanel(backend, patient);
  const version = (day: number): BundledReport => ({
    order: panel,
    patient: patient.id,
    identifier: `R-${panel}`,
    collected: '2026-03-02T16:15:00Z',
    issued: '2026-03-03T12:00:00Z',
    updated: `2026-03-0${day}T12:00:00Z`,
    status: day === 3 ? 'final' : 'corrected',
    results: [{ code: '1558-6', value: 80 + day, unit: 'mg/dL', low: 65, high: 99 }],
  });
  const send = async (day: number) => (await laboratory.send(labBundle(version(day)))).status;
  const shown = async () => {
    const url = `/v2/labs/patient/panels/${panel}/report/analysis`;
    const { body } = await patient.send<LabAnalysis>('GET', url);
    return [body.report?.status, body.markers.map(({ result }) => result?.value)];
  };
  const told = async () =>
    (await notificationsOf(patient).page()).docs.filter(({ data }) => data.type === 'lab-ready').length;
  return { patient, send, shown, told };
}

it('of versions of a report that come at the same time the newest is shown, and each is kept', async () => {
  const reports = await Promise.all([1, 2, 3, 4, 5, 6].map(measured));
  const answers = await Promise.all(
    reports.flatMap(({ send }, at) => [...[3, 4, 5, 6].slice(at % 4), ...[3, 4, 5, 6].slice(0, at % 4)].map(send)),
  );
  expect(new Set(answers)).toEqual(new Set([200]));
  for (const { patient, shown } of reports) {
    expect(await shown()).toEqual(['corrected', [86]]);
    const kept = await db
      .select({ value: labResults.value })
      .from(labResults)
      .innerJoin(labReports, eq(labReports.id, labResults.reportId))
      .where(eq(labReports.userId, patient.id));
    expect(kept.map(({ value }) => Number(value)).toSorted((a, b) => a - b)).toEqual([83, 84, 85, 86]);
  }
});

it('one version that comes several times at the same time is one, and is told once', async () => {
  const reports = await Promise.all([1, 2, 3, 4].map(measured));
  const answers = await Promise.all(reports.flatMap(({ send }) => [3, 3, 3, 3].map(send)));
  expect(new Set(answers)).toEqual(new Set([200]));
  for (const { patient, shown, told } of reports) {
    expect(await shown()).toEqual(['final', [83]]);
    expect(await told()).toBe(1);
    expect(await db.$count(labReports, eq(labReports.userId, patient.id))).toBe(1);
  }
});

it('an order that two laboratories answer at the same time is that of one of them', async () => {
  const patient = await backend.patient(fullProfile);
  const orders = await Promise.all(Array.from({ length: 8 }, () => givePanel(backend, patient)));
  const bundleOf = (order: string, sender: string) =>
    labBundle({
      order,
      patient: patient.id,
      identifier: `${sender}-${order}`,
      collected: '2026-03-02T16:15:00Z',
      issued: '2026-03-03T12:00:00Z',
      status: 'final',
      results: [{ code: '1558-6', value: 90, unit: 'mg/dL', low: 65, high: 99 }],
    });
  const answers = await Promise.all(
    orders.map(async (order) => {
      const foreign = bundleOf(order, OTHER);
      const signature = laboratorySignature(JSON.stringify(foreign), KEY);
      const both = await Promise.all([
        laboratory.send(bundleOf(order, 'own')),
        laboratory.send(foreign, { laboratory: OTHER, signature }),
      ]);
      return both.map(({ status }) => status).toSorted((a, b) => a - b);
    }),
  );
  expect(answers).toEqual(orders.map(() => [200, 400]));
  for (const order of orders) expect(await db.$count(labReports, eq(labReports.panelId, order))).toBe(1);
});
