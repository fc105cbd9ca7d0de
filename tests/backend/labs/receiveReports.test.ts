import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { labAlerts, labReports, labResults } from '#services/backend/kernel/database/tables/labReports.ts';
import { labBundle, type BundledReport, type BundledResult } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { notificationsOf } from '#tests/support/backend/notificationsOf.ts';

const backend = await backendFixture({ settings: labSettings });
const laboratory = laboratoryOf(backend);
const { db } = backend.portal.database;
let patient: TestPatient;
let panel: string;
let count = 0;
beforeEach(async () => {
  patient = await backend.patient(fullProfile);
  panel = await givePanel(backend, patient);
});
afterAll(() => backend.close());

const glucose: BundledResult = { code: '1558-6', value: 92, unit: 'mg/dL', low: 65, high: 99 };

/** A report of the patient, of a name of its own. */
const report = (changes: Partial<BundledReport> = {}): BundledReport => ({
  order: panel,
  patient: patient.id,
  identifier: `R-${(count += 1)}`,
  collected: '2026-03-02T08:15:00-08:00',
  issued: '2026-03-03T12:00:00Z',
  results: [glucose],
  ...changes,
});

/** The results that a patient's reports have now, by code. */
async function kept() {
  const rows = await db
    .select({ report: labReports, result: labResults })
    .from(labReports)
    .leftJoin(labResults, eq(labResults.reportId, labReports.id))
    .where(eq(labReports.userId, patient.id));
  const current = rows.filter((row) => row.result?.digest === row.report.digest).map((row) => row.result);
  return new Map(current.map((result) => [result?.code, result]));
}
const sendResult = async (result: BundledResult) => {
  const answer = await laboratory.send(labBundle(report({ results: [result] })));
  expect(answer.status).toBe(200);
  return { answer, result: (await kept()).get(result.code) };
};
const told = async () => (await notificationsOf(patient).page()).docs.filter(({ data }) => data.type === 'lab-ready');
const alerts = async (kind: string) =>
  (await db.select().from(labAlerts).where(eq(labAlerts.userId, patient.id))).filter((alert) => alert.kind === kind);

describe('a result', () => {
  it('is kept in the unit of its marker, with the range of the laboratory', async () => {
    const { result } = await sendResult({ code: '14771-0', value: 5.2, unit: 'mmol/L', low: 3.6, high: 5.5 });
    expect(result).toMatchObject({ biomarker: 'fasting-glucose', aside: null, comparator: null });
    expect(result?.value).toBeCloseTo(93.68, 2);
    expect(result?.low).toBeCloseTo(64.86, 2);
    expect(result?.high).toBeCloseTo(99.09, 2);
    expect(result?.sent).toMatchObject({ value: 5.2, unit: 'mmol/L', low: 3.6, high: 5.5 });
  });

  it.each([
    ['thousands', { code: '6690-2', value: 5.4, unit: '10*9/L' }, 'wbc', 5.4],
    ['international units', { code: '3016-3', value: 1.8, unit: 'u[IU]/mL' }, 'tsh', 1.8],
    ['international units of an enzyme', { code: '6768-6', value: 70, unit: '[IU]/L' }, 'alp', 70],
    ['grams a liter', { code: '1751-7', value: 44, unit: 'g/L' }, 'albumin', 4.4],
  ])('in %s is converted', async (_, sent, biomarker, value) => {
    expect((await sendResult(sent)).result).toMatchObject({ biomarker, value, aside: null });
  });

  it.each([
    ['that is none of UCUM', { code: '1558-6', value: 92, unit: 'mgs per deciliter' }],
    ['that measures something else', { code: '1558-6', value: 92, unit: 'U/L' }],
    ['of equivalents of what is no ion', { code: '1751-7', value: 4.7, unit: 'meq/L' }],
    ['of moles where the marker has no molar mass: lipoprotein(a)', { code: '43583-4', value: 30, unit: 'mg/dL' }],
    ['on another scale of the same dimension', { code: '4548-4', value: 38, unit: 'mmol/mol' }],
  ])('with a unit %s is kept as it was sent', async (_, sent) => {
    const { answer, result } = await sendResult(sent);
    expect(result).toMatchObject({ biomarker: null, value: null, aside: 'wrong-unit', sent: { value: sent.value } });
    expect(answer.body.issue.map(({ severity, code }) => [severity, code])).toContainEqual(['warning', 'value']);
    expect(JSON.stringify(answer.body)).not.toContain(String(sent.value));
    expect(await alerts('aside')).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  it('of an unknown code is kept as it was sent, beside the known ones', async () => {
    const answer = await laboratory.send(
      labBundle(report({ results: [glucose, { code: '99999-9', name: 'Something rare', value: 3, unit: 'mg/dL' }] })),
    );
    const results = await kept();
    expect(results.get('99999-9')).toMatchObject({ aside: 'unknown-code', sent: { name: 'Something rare', value: 3 } });
    expect(results.get('1558-6')).toMatchObject({ aside: null, value: 92 });
    expect(answer.body.issue.map(({ code }) => code)).toEqual(['informational', 'code-invalid']);
    expect(await alerts('aside')).toHaveLength(1);
    expect(await told()).toHaveLength(1);
  });

  it.each(['<', '<=', '>', '>='] as const)('keeps its comparator %s', async (comparator) => {
    const { result } = await sendResult({ code: '30522-7', value: 0.2, unit: 'mg/L', comparator });
    expect(result).toMatchObject({ biomarker: 'hs-crp', value: 0.2, comparator });
  });

  it('without a range has none of the laboratory', async () => {
    expect((await sendResult({ code: '1558-6', value: 92, unit: 'mg/dL' })).result).toMatchObject({
      low: null,
      high: null,
    });
  });

  it.each(['cancelled', 'entered-in-error'] as const)('that is %s is not shown', async (status) => {
    const { result } = await sendResult({ ...glucose, status });
    expect(result).toMatchObject({ aside: 'withdrawn', value: null });
    expect(await alerts('aside')).toEqual([]);
  });

  it.each(['registered', 'preliminary', 'unknown'] as const)(
    'that is %s is shown, and nobody is called',
    async (status) => {
      expect((await sendResult({ ...glucose, status })).result).toMatchObject({ aside: null, value: 92, status });
      expect(await told()).toEqual([]);
    },
  );

  it('without a value or below zero is no number', async () => {
    expect((await sendResult({ code: '1558-6' })).result).toMatchObject({ aside: 'no-number' });
    expect((await sendResult({ code: '2951-2', value: -3, unit: 'mmol/L' })).result).toMatchObject({
      aside: 'no-number',
    });
  });
});

describe('the patient', () => {
  it('is told once of what is shown, without a number, a name or what it is in the mail', async () => {
    const bundle = labBundle(report());
    for (let time = 0; time < 3; time += 1) await laboratory.send(bundle);
    const [notification, ...others] = await told();
    const [row] = await db.select().from(labReports).where(eq(labReports.userId, patient.id));
    expect(others).toEqual([]);
    expect(notification).toMatchObject({ category: 'lab', data: { panelId: panel, reportId: row?.id } });
    expect(notification?.message).not.toMatch(/\d|glucose/i);
    const mails = await mailsTo(backend, patient.email);
    expect(mails).toHaveLength(1);
    expect(`${mails[0]?.subject} ${mails[0]?.text}`).not.toMatch(/lab|result|glucose|\d/i);
  });

  it('is told again of a corrected value, and not of a version that shows the same', async () => {
    const first = report();
    await laboratory.send(labBundle(first));
    const same = { ...first, updated: '2026-03-04T12:00:00Z', comment: 'Sent again.' };
    await laboratory.send(labBundle(same));
    expect(await told()).toHaveLength(1);
    expect(await mailsTo(backend, patient.email)).toHaveLength(1);
    const corrected = { ...first, updated: '2026-03-05T12:00:00Z', status: 'corrected' as const };
    await laboratory.send(labBundle({ ...corrected, results: [{ ...glucose, value: 95 }] }));
    expect(await told()).toHaveLength(2);
  });

  it.each(['registered', 'preliminary', 'cancelled', 'entered-in-error', 'unknown'] as const)(
    'is told nothing of a report that is %s',
    async (status) => {
      expect((await laboratory.send(labBundle(report({ status })))).status).toBe(200);
      expect(await told()).toEqual([]);
    },
  );
});

describe('a critical value', () => {
  const critical = { ...glucose, value: 40 };

  it('is told to the care team with the result, once, in words that say nothing of it', async () => {
    const bundle = labBundle(report({ results: [critical] }));
    await laboratory.send(bundle);
    await laboratory.send(bundle);
    expect(await alerts('critical')).toHaveLength(1);
    const { support_email: support } = backend.tenant.settings;
    const mails = (await mailsTo(backend, support)).filter(({ subject }) => subject === 'A result needs you now');
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).not.toMatch(/glucose|40|Pat/);
  });

  it('is told anew where a correction has another one, and not where it has none', async () => {
    const first = report({ results: [critical] });
    await laboratory.send(labBundle(first));
    await laboratory.send(
      labBundle({ ...first, updated: '2026-03-04T12:00:00Z', results: [{ ...glucose, value: 38 }] }),
    );
    await laboratory.send(labBundle({ ...first, updated: '2026-03-05T12:00:00Z', results: [glucose] }));
    expect(await alerts('critical')).toHaveLength(2);
  });

  it('that is late is told to nobody: a newer version has another one', async () => {
    const first = report({ results: [critical] });
    await laboratory.send(labBundle({ ...first, updated: '2026-03-05T12:00:00Z', results: [glucose] }));
    await laboratory.send(labBundle(first));
    expect(await alerts('critical')).toEqual([]);
  });
});

const reasons = (fields: readonly { readonly field: string }[]) => fields.map(({ field }) => field);

const nothing = async () =>
  expect(await db.select().from(labReports).where(eq(labReports.userId, patient.id))).toEqual([]);

describe('what is refused', () => {
  it('an order of somebody else, one that is unknown, and one of another organization, in the same words', async () => {
    const other = await backend.patient(fullProfile);
    const stranger = await backend.patient(fullProfile, backend.evergreen);
    const answers = await Promise.all([
      laboratory.send(labBundle(report({ patient: other.id }))),
      laboratory.send(labBundle(report({ order: 'a'.repeat(24) }))),
      laboratory.send(labBundle(report({ order: await givePanel(backend, stranger), patient: stranger.id }))),
    ]);
    for (const { status, body } of answers) {
      expect(status).toBe(400);
      expect(body.fields).toEqual(answers[0]?.body.fields);
      expect(reasons(body.fields)).toEqual(['/entry/0/resource/basedOn']);
    }
    await nothing();
  });

  it('a patient with another birthday', async () => {
    const bundle = labBundle(report());
    const withPatient = (birthDate: string) => ({
      ...bundle,
      entry: [
        ...(bundle.entry ?? []).map(({ resource }) => ({
          resource: { ...resource, subject: { reference: 'Patient/one' } },
        })),
        { resource: { resourceType: 'Patient', id: 'one', birthDate } },
      ],
    });
    expect((await laboratory.send(withPatient('1985-03-13'))).status).toBe(400);
    await nothing();
    expect((await laboratory.send(withPatient('1985-03-12'))).status).toBe(200);
  });

  it('a report that was another order’s before', async () => {
    const first = report();
    await laboratory.send(labBundle(first));
    const second = await givePanel(backend, patient);
    const moved = await laboratory.send(labBundle({ ...first, order: second, updated: '2026-04-01T00:00:00Z' }));
    expect(moved.status).toBe(400);
  });

  it('a bundle of which one report is wrong, as a whole', async () => {
    const [right, wrong] = [labBundle(report()), labBundle(report({ order: 'b'.repeat(24) }))];
    const entry = [...(right.entry ?? []), ...(wrong.entry ?? []).slice(0, 1)];
    expect((await laboratory.send({ ...right, entry })).status).toBe(400);
    await nothing();
  });

  it('what nobody has signed, what another has signed, and what no laboratory of that name sends', async () => {
    const bundle = labBundle(report());
    for (const given of [
      { signature: '' },
      { signature: 'f'.repeat(64) },
      { laboratory: 'unknown' },
      { laboratory: 'sandbox' },
    ])
      expect((await laboratory.send(bundle, given)).status).toBe(401);
    await nothing();
  });

  it('what is no JSON, no bundle, too large, or of another kind', async () => {
    expect((await laboratory.send(0, { text: '{' })).status).toBe(400);
    expect((await laboratory.send({ resourceType: 'Patient' })).status).toBe(400);
    expect((await laboratory.send(0, { text: `"${'x'.repeat(1024 * 1024)}"` })).status).toBe(413);
    expect((await laboratory.send(labBundle(report()), { type: 'text/plain' })).status).toBe(415);
    await nothing();
  });
});

const state = async () => {
  const { body } = await patient.send<readonly { readonly _id: string; readonly status: string }[]>(
    'GET',
    '/v2/labs/patient/panels',
  );
  return body.find(({ _id }) => _id === panel)?.status;
};

it('the state of a panel follows from its reports', async () => {
  advance(backend, 1);
  const first = report({ status: 'preliminary' });
  expect(await state()).toBe('pending');
  await laboratory.send(labBundle(first));
  expect(await state()).toBe('awaiting_results');
  await laboratory.send(labBundle({ ...first, status: 'final', updated: '2026-03-04T12:00:00Z' }));
  expect(await state()).toBe('results_ready');
  await laboratory.send(labBundle({ ...first, status: 'entered-in-error', updated: '2026-03-05T12:00:00Z' }));
  expect(await state()).toBe('pending');
});
