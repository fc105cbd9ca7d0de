import type { Bundle, DiagnosticReport, Observation } from 'fhir/r4';
import { beforeEach, describe, expect, it } from 'vitest';
import type { BioAgeOverview, LabAnalysis, LabMarkerHistory, LabOverview } from '#schemas/wire/labs/labReads.ts';
import type { CreatedReportLink, SharedReport } from '#schemas/wire/labs/reportLink.ts';
import type { User } from '#schemas/wire/user.ts';
import { WAITING } from '#flows/labs/rules/labTexts.ts';
import { advance } from '#tests/support/backend/backendFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { notificationsOf } from '#tests/support/backend/notificationsOf.ts';
import type { Sent } from '#tests/support/backend/sentBundle.ts';
import { pdfText } from '#tests/support/files/pdfText.ts';
import { sentFixture, type SentReport } from '#tests/support/labs/sentFixture.ts';

const { backend, own, send: sendReport, listed: now, read, load, simulate } = await sentFixture();
const choose = async (waits: boolean) => {
  const { patient } = own();
  return (await patient.send<User>('PUT', `/users/${patient.org}/${patient.id}`, { waits_for_lab_note: waits })).body;
};

const cholesterol: Sent = { loinc: '2093-3', value: 183, ucum: 'mg/dL' };
const rare: Sent = { name: 'Something rare', value: 3, unit: 'mg/dL' };
const potassium: Sent = { loinc: '2823-3', value: 6.7, ucum: 'mmol/L' };
const blasts: Sent = { name: 'Blasts', value: 12, unit: '%', flag: 'AA' };

const send = async (results: readonly Sent[], report: SentReport = {}) => {
  advance(backend, 60);
  const sent = { identifier: [{ value: `R of ${own().panel}` }], conclusion: 'Slightly hemolyzed.', ...report };
  expect((await sendReport(results, sent)).status).toBe(200);
};
const open = async () => {
  advance(backend, 60);
  for (const id of (await now()).waiting ?? [])
    expect((await own().patient.send('POST', `/v2/labs/results/${id}/opened`)).status).toBe(204);
};
const explain = async () => {
  advance(backend, 60);
  expect(await simulate('explain-results')).toBe(200);
};

/** How many results each place shows, and whether it says that they wait. */
async function everywhere() {
  const report = (await now()).latestReport?._id ?? '';
  const link = await own().patient.send<CreatedReportLink>('POST', `/v2/labs/results/${report}/links`, {
    reader: 'Dr. Ada Winter',
    days: 7,
  });
  const shared = await backend.call<SharedReport>({
    method: 'POST',
    url: '/v2/labs/shared-report',
    payload: { secret: link.body.secret },
    headers: { host: 'localhost' },
  });
  const [overview, analysis, history] = await Promise.all([
    read<LabOverview>('overview'),
    read<LabAnalysis>('report/analysis'),
    read<LabMarkerHistory>('markers/total-cholesterol'),
  ]);
  const resources = (await load('fhir')).json<Bundle<DiagnosticReport | Observation>>().entry ?? [];
  const pdf = (await pdfText((await load('download')).rawPayload)).replaceAll(/\s+/g, ' ');
  const diagnostic = resources.find(({ resource }) => resource?.resourceType === 'DiagnosticReport')?.resource;
  const { report: whole } = overview;
  return {
    page: [Object.values(overview.counts).reduce((all, one) => all + one), whole?.waits ?? false],
    analysis: [analysis.markers.length + analysis.others.length, analysis.report?.waits ?? false],
    comment: analysis.comment !== null,
    history: history.results.length,
    fhir: [
      resources.filter(({ resource }) => resource?.resourceType === 'Observation').length,
      diagnostic && !('conclusion' in diagnostic) && diagnostic.text?.div.includes(WAITING),
    ],
    pdf: [pdf.includes('183') && pdf.includes('Something rare'), pdf.includes(WAITING)],
    link: [
      shared.body.categories.length + shared.body.others.length,
      shared.body.report.waits ?? false,
      shared.body.comment !== null,
    ],
  };
}

const HELD = {
  page: [0, true],
  analysis: [0, true],
  comment: false,
  history: 0,
  fhir: [0, true],
  pdf: [false, true],
  link: [0, true, false],
};
const SHOWN = {
  page: [2, false],
  analysis: [2, false],
  comment: true,
  history: 1,
  fhir: [2, false],
  pdf: [true, false],
  link: [2, false, true],
};

describe('results of a patient who chose to wait for the note', () => {
  beforeEach(() => choose(true));

  it('are said to be here and shown nowhere, until the patient shows them', async () => {
    await send([cholesterol, rare]);
    expect(await now()).toMatchObject({ status: 'results_ready', latestReport: { opened: false, explained: false } });
    expect((await now()).waiting).toHaveLength(1);
    expect(await everywhere()).toEqual(HELD);
    expect(await read<BioAgeOverview>('bio-age/overview')).toMatchObject({ status: 'missing', history: [] });
    expect(await notificationsOf(own().patient).told()).toEqual(['lab-ready']);
    await open();
    expect(await now()).not.toHaveProperty('waiting');
    expect(await everywhere()).toEqual(SHOWN);
  });

  it('are shown with the note, of which the patient is told', async () => {
    await send([cholesterol, rare]);
    await explain();
    expect(await now()).not.toHaveProperty('waiting');
    expect(await everywhere()).toEqual(SHOWN);
    expect(await notificationsOf(own().patient).told()).toEqual(['lab-note', 'lab-ready']);
    expect(await mailsTo(backend, own().patient.email)).toHaveLength(2);
  });

  it('are shown once the choice is taken back, and wait again with it', async () => {
    await send([cholesterol, rare]);
    expect((await choose(false)).waits_for_lab_note).toBe(false);
    expect(await everywhere()).toEqual(SHOWN);
    await choose(true);
    expect(await everywhere()).toEqual(HELD);
  });

  it('wait again when the lab changes what was shown before the note', async () => {
    await send([{ ...cholesterol, value: 181 }, rare]);
    await open();
    await send([cholesterol, rare], { status: 'corrected', meta: { lastUpdated: '2026-06-08T00:00:00Z' } });
    expect(await everywhere()).toEqual(HELD);
    await open();
    expect(await everywhere()).toEqual(SHOWN);
  });

  it('leave the results of another report of the same order to be read', async () => {
    await send([cholesterol, rare]);
    await open();
    const later = { identifier: [{ value: `L of ${own().panel}` }], effectiveDateTime: '2026-06-02T15:00:00Z' };
    await send([{ ...cholesterol, value: 190 }], later);
    const waiting = (await now()).waiting ?? [];
    expect(waiting).toEqual([(await now()).latestReport?._id]);
    const overview = await read<LabOverview>('overview');
    expect(overview.reports.map(({ waits = false }) => waits)).toEqual([true, false]);
    expect(overview.report).not.toHaveProperty('waits');
    expect((await read<LabAnalysis>('report/analysis')).markers[0]?.result?.value).toBe(183);
    const alone = await read<LabAnalysis>(`report/analysis?reportId=${waiting[0]}`);
    expect(alone).toMatchObject({ report: { waits: true }, markers: [], others: [] });
  });

  it('end no alarm before they are shown', async () => {
    await send([potassium]);
    const later = { identifier: [{ value: `L of ${own().panel}` }], effectiveDateTime: '2026-06-02T15:00:00Z' };
    await send([{ ...potassium, value: 4.2 }], later);
    expect((await now()).alarms).toHaveLength(1);
    await open();
    expect(await now()).toMatchObject({ critical: false, alarms: [] });
  });

  it.each<readonly [string, Sent, SentReport]>([
    ['a critical value', potassium, {}],
    ['a critical value of a preliminary report', potassium, { status: 'preliminary' }],
    ['a preliminary critical value', { ...potassium, status: 'preliminary' }, {}],
    ['a critical flag', blasts, {}],
    ['a critical flag of a preliminary report', blasts, { status: 'preliminary' }],
    ['a critical flag on a text', { name: 'Blood culture', value: 'Gram-positive cocci', flag: 'AA' }, {}],
  ])('do not wait where one is %s', async (_, critical, report) => {
    await send([cholesterol, critical], report);
    expect(await now()).toMatchObject({ critical: true });
    expect(await now()).not.toHaveProperty('waiting');
    const { markers, others } = await read<LabAnalysis>('report/analysis');
    expect(markers.length + others.length).toBe(2);
    expect(await simulate('close-lab-alert')).toBe(200);
    expect(await now()).not.toHaveProperty('waiting');
  });

  it('do not wait once a correction makes one critical', async () => {
    await send([cholesterol, { ...potassium, value: 4.2 }]);
    expect((await now()).waiting).toHaveLength(1);
    await send([cholesterol, potassium], { status: 'corrected', meta: { lastUpdated: '2026-06-08T00:00:00Z' } });
    expect(await now()).toMatchObject({ critical: true });
    expect(await now()).not.toHaveProperty('waiting');
  });
});

it('results are shown at once to a patient who has chosen nothing', async () => {
  await send([cholesterol, rare]);
  expect(await everywhere()).toEqual(SHOWN);
});
