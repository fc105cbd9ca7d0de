import { afterAll, beforeEach, expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { BioAgeOverview, LabMarkerHistory, LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { Session } from '#schemas/wire/session.ts';
import { labBundle } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { pdfText } from '#tests/support/files/pdfText.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';

const backend = await backendFixture({ settings: labSettings });
let patient: TestPatient;
let panel: string;
beforeEach(async () => {
  patient = await backend.patient(fullProfile);
  panel = await givePanel(backend, patient);
});
afterAll(() => backend.close());

const simulate = (what: string) => patient.send('POST', `/sandbox/simulate/${what}`, { panelId: panel });
const state = async () => (await patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels')).body[0]?.status;

it('a panel goes its way: ordered, with the laboratory, drawn, measured', async () => {
  expect(await state()).toBe('pending');
  expect((await simulate('draw-lab')).status).toBe(409);
  expect((await simulate('prepare-lab')).status).toBe(200);
  expect(await state()).toBe('prepared');
  expect((await simulate('prepare-lab')).status).toBe(409);
  expect((await simulate('draw-lab')).status).toBe(200);
  expect(await state()).toBe('awaiting_results');
  expect((await simulate('lab-results')).status).toBe(200);
  expect(await state()).toBe('results_ready');
});

it('the provider who orders a test is named on the order, the page, and the files of its results', async () => {
  const text = async (path: string) => {
    const { rawPayload } = await backend.app.inject({
      method: 'GET',
      url: `/v2/labs/results/${panel}/${path}`,
      headers: { host: 'localhost', authorization: `Bearer ${patient.token}` },
    });
    return path === 'fhir' ? rawPayload.toString() : (await pdfText(rawPayload)).replaceAll(/\s+/g, ' ');
  };
  const careTeam = 'Ordering provider Healthspan care team, care@healthspan.example';
  expect(await text('form/download')).toContain(careTeam);
  await simulate('lab-results');
  expect(await text('download')).toContain(careTeam);
  expect(await text('fhir')).not.toContain('Ordered by');
  expect((await simulate('prepare-lab')).status).toBe(200);
  const { body } = await patient.send<LabOverview>('GET', `/v2/labs/patient/panels/${panel}/overview`);
  const provider = body.report?.ordered_by;
  expect(provider).toMatch(/^\w+ \w+, (MD|DO|NP)$/);
  const named = `Ordering provider ${provider} (Healthspan, care@healthspan.example)`;
  expect(await text('form/download')).toContain(named);
  expect(await text('download')).toContain(named);
  expect(await text('fhir')).toContain(`"Ordered by ${provider}"`);
});

it('the sandbox measures every marker of the catalogue, and of none is anything to be worried about', async () => {
  await simulate('lab-results');
  const { body } = await patient.send<LabOverview>('GET', `/v2/labs/patient/panels/${panel}/overview`);
  const { optimal, 'in-range': inRange, ...others } = body.counts;
  expect(optimal + inRange).toBe(backend.portal.catalogue.biomarkers.size);
  expect(Object.values(others).every((count) => count === 0)).toBe(true);
  expect(body.biological_age.status).toBe('available');
});

it('the care team sees what it has to look at, and nothing of another organization', async () => {
  await laboratoryOf(backend).send(
    labBundle({
      order: panel,
      patient: patient.id,
      identifier: `R-${panel}`,
      collected: '2026-03-02T16:15:00Z',
      issued: '2026-03-03T12:00:00Z',
      results: [
        { code: '1558-6', value: 40, unit: 'mg/dL' },
        { code: '99999-9', value: 1, unit: 'mg/dL' },
      ],
    }),
  );
  const alerts = async (host: string) =>
    (
      await backend.call<readonly { readonly kind: string; readonly patient: string }[]>({
        method: 'GET',
        url: '/sandbox/lab-alerts',
        headers: { host },
      })
    ).body.filter((alert) => alert.patient === patient.id);
  expect((await alerts('localhost')).map(({ kind }) => kind).toSorted()).toEqual(['aside', 'critical']);
  expect(await alerts('evergreen.localhost')).toEqual([]);
});

it('chloe has a year of results: better, worse, and corrected', async () => {
  const { body: session } = await backend.call<Session>({
    method: 'POST',
    url: `/login/${backend.tenant.id}`,
    payload: { email: 'chloe@example.com', password: 'Portal123' },
  });
  const read = async <Body>(path: string) =>
    (
      await backend.call<Body>({
        method: 'GET',
        url: `/v2/labs/patient/panels${path}`,
        headers: { authorization: `Bearer ${session.token}` },
      })
    ).body;
  const [panelOfChloe] = await read<LabPanel[]>('');
  expect(panelOfChloe).toMatchObject({ name: 'Longevity Panel', status: 'results_ready', critical: false });
  const id = panelOfChloe?._id ?? '';
  expect((await read<LabOverview>(`/${id}/overview`)).reports.map((report) => report.status)).toEqual([
    'final',
    'final',
    'corrected',
    'final',
    'final',
  ]);
  const values = async (slug: string) =>
    (await read<LabMarkerHistory>(`/${id}/markers/${slug}`)).results.map(({ value }) => value);
  expect(await values('ldl-c')).toEqual([92, 101, 114, 128, 142]);
  expect(await values('ferritin')).toEqual([11, 24, 36, 49, 64]);
  expect((await values('potassium'))[2]).toBe(4.5);
  expect((await read<BioAgeOverview>(`/${id}/bio-age/overview`)).history).toHaveLength(5);
});
