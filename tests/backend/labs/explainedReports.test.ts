import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { LabAnalysis, LabMarkerHistory, LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import { readBundle } from '#services/backend/adapters/laboratory/readBundle.ts';
import { prescriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { labBundle, type BundledReport, type BundledResult } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';
import { giveSubscription } from '#tests/support/backend/schedulingFixture.ts';

const backend = await backendFixture({ settings: labSettings });
const laboratory = laboratoryOf(backend);
let patient: TestPatient;
let panel: string;
beforeEach(async () => {
  patient = await backend.patient(fullProfile);
  panel = await givePanel(backend, patient);
});
afterAll(() => backend.close());

const glucose: BundledResult = { code: '1558-6', value: 92, unit: 'mg/dL', low: 65, high: 99 };
const ldl: BundledResult = { code: '13457-7', value: 118, unit: 'mg/dL' };

const send = async (month: string, results: readonly BundledResult[], changes: Partial<BundledReport> = {}) => {
  const sent = { order: panel, patient: patient.id, identifier: `${month} of ${panel}`, results };
  const answer = await laboratory.send(
    labBundle({ ...sent, collected: `2026-${month}-02T16:00:00Z`, issued: `2026-${month}-03T12:00:00Z`, ...changes }),
  );
  expect(answer.status).toBe(200);
};
const read = async <Body>(path: string) =>
  (await patient.send<Body>('GET', `/v2/labs/patient/panels/${panel}/${path}`)).body;

const explain = () => patient.send('POST', '/sandbox/simulate/explain-results', { panelId: panel });
const latest = async () => (await patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels')).body[0]?.latestReport;
const open = async (of = patient) => (await of.send('POST', `/v2/labs/results/${(await latest())?._id}/opened`)).status;

const bundleOf = async (report: string | undefined, of = patient) =>
  backend.app.inject({
    method: 'GET',
    url: `/v2/labs/results/${report}/fhir`,
    headers: { host: 'localhost', authorization: `Bearer ${of.token}` },
  });

describe('a word of a provider', () => {
  it('stands with the report that it is about, and is given once', async () => {
    expect((await explain()).status).toBe(409);
    await send('04', [glucose]);
    expect(await read<LabAnalysis>('report/analysis')).toMatchObject({ explanation: null });
    expect((await explain()).status).toBe(200);
    expect((await explain()).status).toBe(409);
    const { explanation } = await read<LabAnalysis>('report/analysis');
    expect(explanation).toMatchObject({
      text: expect.stringMatching(/all of your values/),
      author: expect.stringMatching(/, MD$/),
    });
    // A later version of the laboratory's report takes nothing of it away.
    await send('04', [{ ...glucose, value: 93 }], { status: 'corrected', updated: '2026-05-01T00:00:00Z' });
    expect((await read<LabAnalysis>('report/analysis')).explanation).toEqual(explanation);
  });
});

describe('a report', () => {
  it('is to be read until it is opened, and anew once the laboratory has corrected it', async () => {
    await send('04', [glucose]);
    expect((await latest())?.opened).toBe(false);
    expect(await open(await backend.patient(fullProfile))).toBe(404);
    expect((await latest())?.opened).toBe(false);
    expect(await open()).toBe(204);
    expect(await open()).toBe(204);
    expect((await latest())?.opened).toBe(true);
    backend.time.now = new Date(backend.time.now.getTime() + 60_000);
    await send('04', [{ ...glucose, value: 93 }], { status: 'corrected', updated: '2026-05-01T00:00:00Z' });
    expect((await latest())?.opened).toBe(false);
  });
});

describe('what was taken meanwhile', () => {
  it('has the changes of its dose, as later prescriptions tell them', async () => {
    const subscriptionId = await giveSubscription(backend, patient, { type: 'medication', name: 'Metformin ER' });
    for (const [month, instructions, status] of [
      ['02', 'Take 1 tablet a day.', 'expired'],
      ['03', 'Take 1 tablet a day.', 'expired'],
      ['04', 'Take 2 tablets a day.', 'active'],
      ['05', 'Take 3 tablets a day.', 'requested'],
    ] as const)
      await backend.portal.database.db.insert(prescriptions).values({
        id: createId(backend.time.now),
        intakeId: (await patient.begins('rapamycin'))._id,
        subscriptionId,
        productTemplate: month.repeat(12),
        status,
        instructions,
        createdAt: new Date(`2026-${month}-01T12:00:00Z`),
      });
    const { treatments } = await read<LabMarkerHistory>('markers/ldl-c');
    expect(treatments).toMatchObject([
      {
        name: 'Metformin ER',
        to: null,
        changes: [{ at: '2026-04-01T12:00:00.000Z', instructions: 'Take 2 tablets a day.' }],
      },
    ]);
  });
});

describe('a bundle for other systems', () => {
  it('is one that a laboratory could have sent, with the same results', async () => {
    await send('04', [glucose, { ...ldl, comparator: '<' }], { fasting: true, comment: 'All is well.' });
    const { report } = await read<LabOverview>('overview');
    const answer = await bundleOf(report?._id);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/fhir+json; charset=utf-8',
      'cache-control': 'private, no-store',
      'content-disposition': 'attachment; filename="lab-results-2026-04-02.json"',
    });
    const readBack = readBundle(answer.json(), backend.time.now);
    expect(readBack.faults).toBeUndefined();
    const [again] = 'reports' in readBack ? readBack.reports : [];
    expect(again).toMatchObject({
      order: panel,
      patient: { number: patient.id, birthDate: '1985-03-12' },
      status: 'final',
      fasting: true,
      comment: 'All is well.',
    });
    const values = again?.results.map(({ codes, value, comparator }) => [codes[0], { comparator, ...value }] as const);
    expect(Object.fromEntries(values ?? [])).toEqual({
      '1558-6': { comparator: null, value: 92, unit: 'mg/dL', isCoded: true },
      '13457-7': { comparator: '<', value: 118, unit: 'mg/dL', isCoded: true },
    });
    const resources: readonly { readonly resource: object }[] = answer.json().entry;
    expect(resources[0]?.resource).toMatchObject({
      resourceType: 'Patient',
      name: [{ family: 'Test', given: ['Pat'] }],
      gender: expect.stringMatching(/^(fe)?male$/),
    });
    expect((await bundleOf(report?._id)).body).toBe(answer.body);
  });

  it('is none for another patient, or of a report that was withdrawn', async () => {
    await send('04', [glucose]);
    const { report } = await read<LabOverview>('overview');
    expect((await bundleOf(report?._id, await backend.patient(fullProfile))).statusCode).toBe(404);
    await send('04', [glucose], { status: 'entered-in-error', updated: '2026-05-01T00:00:00Z' });
    expect((await bundleOf(report?._id)).statusCode).toBe(404);
  });
});
