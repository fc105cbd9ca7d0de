import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import type { LabPanel } from '#schemas/wire/labs/labPanel.ts';
import type { LabAnalysis, LabMarkerHistory } from '#schemas/wire/labs/labReads.ts';
import { outbox } from '#services/backend/kernel/database/tables/outbox.ts';
import { advance } from '#tests/support/backend/backendFixture.ts';
import { givePanel } from '#tests/support/backend/labFixture.ts';
import { notificationsOf } from '#tests/support/backend/notificationsOf.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import type { Sent } from '#tests/support/backend/sentBundle.ts';
import { sentFixture, type SentReport } from '#tests/support/labs/sentFixture.ts';

const { backend, own, send: sendReport, listed: now, read, simulate: act } = await sentFixture();

const potassium: Sent = { loinc: '2823-3', value: 6.7, ucum: 'mmol/L' };
const sodium: Sent = { loinc: '2951-2', value: 118, ucum: 'mmol/L' };
const blasts: Sent = { name: 'Blasts', value: 12, unit: '%', flag: 'AA' };
const culture: Sent = { name: 'Blood culture', value: 'Gram-positive cocci', flag: 'AA' };

const named = () => ({ identifier: [{ value: `R of ${own().panel}` }] });
/** A version of the report of a panel; the later ones come a minute after each other. */
const send = async (results: readonly Sent[], version = 0, report: SentReport = {}) => {
  advance(backend, 60);
  const sent = { ...named(), meta: { lastUpdated: `2026-06-0${4 + version}T00:00:00Z` }, ...report };
  expect((await sendReport(results, sent)).status).toBe(200);
};
const names = async () => (await now()).alarms.map(({ name, value, unit }) => [name, value, unit].join(' '));
const simulate = (what: string) => {
  advance(backend, 60);
  return act(what);
};
const tasks = async () => {
  const { body } = await backend.call<readonly { readonly patient: string; readonly kind: string }[]>({
    method: 'GET',
    url: '/sandbox/lab-alerts',
  });
  return body.filter((task) => task.patient === own().patient.id && task.kind === 'critical');
};
const urgentMails = async () =>
  (await mailsTo(backend, own().patient.email)).filter(({ subject }) => subject === 'Please log in today').length;

const retested = () => ({ identifier: [{ value: `L of ${own().panel}` }], effectiveDateTime: '2026-06-03T15:00:00Z' });
const open = async () => {
  const { latestReport, ended } = await now();
  for (const report of new Set([latestReport?._id, ...ended.map((one) => one.report)]))
    await own().patient.send('POST', `/v2/labs/results/${report}/opened`);
};

describe('an ended alarm', () => {
  it.each<readonly [string, () => Promise<unknown>, object]>([
    ['the laboratory changed', () => send([{ ...potassium, value: 4.2 }], 1), { why: 'changed', now: '4.2' }],
    [
      'a newer report has with a usual value',
      () => send([{ ...potassium, value: 4.2 }], 1, retested()),
      { why: 'retested', now: '4.2' },
    ],
    ['a provider wrote a note on', () => simulate('explain-results'), { why: 'explained', now: null }],
    ['the care team has closed', () => simulate('close-lab-alert'), { why: 'closed', now: null }],
  ])('of a value that %s is told with its day, and whether the patient has read it', async (_, end, why) => {
    await send([potassium]);
    expect((await now()).ended).toEqual([]);
    await end();
    const at = backend.time.now.toISOString();
    const told = { name: 'Potassium', value: '6.7', ...why, at };
    expect(await now()).toMatchObject({ critical: false, alarms: [], ended: [{ ...told, seen: false }] });
    await open();
    expect((await now()).ended).toMatchObject([{ ...told, seen: true }]);
  });

  it('of a value that a later test of another order has as usual is shown, and none begins there', async () => {
    const other = await givePanel(backend, own().patient);
    const seen = async () => {
      const { body } = await own().patient.send<LabPanel[]>('GET', '/v2/labs/patient/panels');
      return body.find(({ _id }) => _id === other);
    };
    await send([potassium]);
    await sendReport([{ ...potassium, value: '>3.0' }], { effectiveDateTime: '2026-06-02T15:00:00Z' }, other);
    expect((await now()).alarms).toHaveLength(1);
    await sendReport([{ ...potassium, value: 4.2 }], { effectiveDateTime: '2026-06-03T15:00:00Z' }, other);
    expect(await now()).toMatchObject({ critical: false, ended: [{ value: '6.7', now: '4.2', why: 'retested' }] });
    expect(await seen()).toMatchObject({ critical: false, ended: [] });
    expect(await tasks()).toHaveLength(1);
  });

  it('is none by an earlier test of another order', async () => {
    const other = await givePanel(backend, own().patient);
    await send([potassium], 0, retested());
    await sendReport([{ ...potassium, value: 4.2 }], { effectiveDateTime: '2026-06-01T15:00:00Z' }, other);
    expect(await now()).toMatchObject({ alarms: [{ value: '6.7' }], ended: [] });
  });

  it('is told by its last end alone', async () => {
    await send([potassium]);
    await simulate('close-lab-alert');
    await send([{ ...potassium, value: 4.2 }], 1, retested());
    expect((await now()).ended).toMatchObject([{ why: 'retested', now: '4.2' }]);
  });

  it('is none while a newer value is critical as well', async () => {
    await send([potassium]);
    await send([{ ...potassium, value: 6.9 }], 1, retested());
    expect(await now()).toMatchObject({ alarms: [{ value: '6.9' }], ended: [] });
  });
});

describe('an alarm', () => {
  it('names each critical value as its marker shows it, or as the laboratory sent it', async () => {
    await send([potassium, blasts, culture, { loinc: '2093-3', value: 170, ucum: 'mg/dL' }]);
    expect((await names()).toSorted()).toEqual([
      'Blasts 12 %',
      'Blood culture Gram-positive cocci ',
      'Potassium 6.7 mmol/L',
    ]);
  });

  it('is not ended by a note of a provider that is older than what the laboratory sent last', async () => {
    await send([potassium]);
    expect((await now()).latestReport?.explained).toBe(false);
    expect(await simulate('explain-results')).toBe(200);
    expect(await now()).toMatchObject({ critical: false, alarms: [], latestReport: { explained: true } });
    expect(await tasks()).toEqual([]);
    expect((await read<LabAnalysis>('report/analysis')).explanation).toMatchObject({ outdated: false });
    await send([potassium, sodium], 1);
    expect((await read<LabAnalysis>('report/analysis')).explanation).toMatchObject({ outdated: true });
    expect((await names()).toSorted()).toEqual(['Potassium 6.7 mmol/L', 'Sodium 118 mmol/L']);
    expect(await tasks()).toHaveLength(1);
  });

  it('goes on while a later value says only how far it may be', async () => {
    await send([potassium]);
    const later = { identifier: [{ value: `L of ${own().panel}` }], effectiveDateTime: '2026-06-02T15:00:00Z' };
    await send([{ ...potassium, value: '>6.0' }], 1, later);
    expect(await names()).toEqual(['Potassium 6.7 mmol/L']);
    await send([{ ...potassium, value: 4.2 }], 2, { ...later, effectiveDateTime: '2026-06-03T15:00:00Z' });
    expect(await names()).toEqual([]);
  });

  it.each([
    ['CRITICAL VALUE called to Dr. of the day, read back.', true],
    ['Smear: many blasts. Panic result, phoned at 10:40.', true],
    ['Life-threatening result. Notify the ordering physician.', true],
    ['No critical results.', false],
    ['Critical values are called within an hour if they are confirmed.', false],
    ['Slightly hemolyzed.', false],
  ])('rings by a conclusion that says so where no result does: %s', async (conclusion, rings) => {
    await send([{ ...potassium, value: 4.2 }], 0, { conclusion });
    expect(await names()).toEqual(rings ? [`Conclusion of the lab ${conclusion} `] : []);
    expect(await tasks()).toHaveLength(rings ? 1 : 0);
    await send([{ ...potassium, value: 4.2 }], 1);
    expect((await now()).alarms).toEqual([]);
  });

  it('is a notification of its own, and a mail that an unconfirmed address gets, too', async () => {
    const { db } = backend.portal.database;
    await send([potassium]);
    expect(await notificationsOf(own().patient).told()).toEqual(['lab-critical']);
    const mails = await db.select().from(outbox).where(eq(outbox.recipient, own().patient.email));
    expect(mails).toMatchObject([{ subject: 'Please log in today', toUnverified: true }]);
    await send([{ ...potassium, value: 4.2 }], 1, retested());
    expect(await notificationsOf(own().patient).told()).toEqual(['lab-ready', 'lab-critical']);
  });

  it('rings by a conclusion that is a code', async () => {
    await send([{ ...potassium, value: 4.2 }], 0, {
      conclusionCode: [{ text: 'Critical result, called to the clinic' }],
    });
    expect(await names()).toEqual(['Conclusion of the lab Critical result, called to the clinic ']);
  });

  it('rings once where a result says what the conclusion says', async () => {
    await send([potassium, blasts], 0, { conclusion: 'Critical results were called to the clinic.' });
    expect(await names()).toHaveLength(2);
  });

  it.each<readonly [string, Sent, string | undefined]>([
    ['a flag behind its number', { ...potassium, value: '7.2 HH' }, 'Potassium 7.2'],
    ['no unit', { loinc: '2823-3', value: 7.2 }, 'Potassium 7.2'],
    ['no decimals', { loinc: '2823-3', valueInteger: 8 }, 'Potassium 8'],
    ['a name and no code', { name: 'Potassium', value: 7.2, unit: 'mmol/L' }, 'Potassium 7.2'],
    [
      'a code of another sample',
      { loinc: '32713-0', name: 'Potassium [Moles/volume] in Arterial blood', value: 7.2, ucum: 'mmol/L' },
      'Potassium [Moles/volume] in Arterial blood 7.2',
    ],
    [
      'a code of another device',
      { loinc: '41653-7', name: 'Glucose, POC', value: 512, ucum: 'mg/dL' },
      'Glucose, POC 512',
    ],
    [
      'a bound that the laboratory calls critical',
      { name: 'Ammonia', value: 210, unit: 'umol/L', range: '11-32; critical: >200' },
      'Ammonia 210',
    ],
    ['a span of values', { loinc: '2823-3', value: '7.1 to 7.3 mmol/L' }, 'Potassium 7.1 to 7.3 mmol/L'],
    [
      'a range as its value',
      {
        loinc: '2823-3',
        valueRange: { low: { value: 6.8, unit: 'mmol/L' }, high: { value: 7.3, unit: 'mmol/L' } },
      },
      'Potassium 6.8 mmol/L to 7.3 mmol/L',
    ],
    ['a span of which one end is usual', { loinc: '2823-3', value: '5.9-7.3' }, 'Potassium 5.9-7.3'],
    ['a flag before its number', { loinc: '718-7', name: 'Hemoglobin', value: 'LL 7.9 g/dL' }, 'Hemoglobin 7.9'],
    ['a flag before a usual number', { ...potassium, value: 'H* 5.4' }, 'Potassium'],
    ['a mark behind its number', { loinc: '2823-3', value: '6.9*' }, 'Potassium'],
    ['a high flag before its number', { loinc: '2823-3', value: 'H 7.1' }, 'Potassium'],
    ['a meter off its scale', { name: 'Glucose, POC', value: 'HI' }, 'Glucose, POC HI'],
    ['a meter off its scale below', { loinc: '41653-7', name: 'Glucose', value: 'LO' }, 'Glucose LO'],
    ['HI for what no meter measures', { name: 'Lipemia', value: 'HI' }, undefined],
    ['the name HGB', { name: 'HGB', value: 5.9, unit: 'g/dL' }, 'HGB 5.9'],
    ['the name HCT', { name: 'HCT', value: 17, unit: '%' }, 'HCT 17'],
    ['the name WBC', { name: 'WBC', value: 45, unit: 'K/uL' }, 'WBC 45'],
    ['the name PLT', { name: 'PLT', value: 9, unit: 'K/uL' }, 'PLT 9'],
    ['the name Platelet Count', { name: 'Platelet Count', value: 9, unit: '10*3/uL' }, 'Platelet Count 9'],
    ['the name K', { name: 'K', value: 7.2, unit: 'mmol/L' }, 'K 7.2'],
    ['the name NA', { name: 'NA', value: 112, unit: 'mmol/L' }, 'NA 112'],
    ['the name GLU', { name: 'GLU', value: 30, unit: 'mg/dL' }, 'GLU 30'],
    ['the name CREAT', { name: 'CREAT', value: 9, unit: 'mg/dL' }, 'CREAT 9'],
    ['the name CA', { name: 'CA', value: 5.4, unit: 'mg/dL' }, 'CA 5.4'],
    ['a name within a panel', { name: 'Basic metabolic panel: Potassium', value: 7.2, unit: 'mmol/L' }, 'Basic'],
    [
      'the name of a marker that begins with blood',
      { name: 'Blood urea nitrogen', value: 140, unit: 'mg/dL' },
      'Blood',
    ],
    ['a decimal comma', { loinc: '2823-3', value: '7,2 mmol/L' }, 'Potassium 7,2'],
    ['decimal commas in a span', { loinc: '2823-3', value: '7,2 - 7,4 mmol/L' }, 'Potassium 7,2'],
    ['a usual decimal comma', { loinc: '2823-3', value: '4,2 mmol/L' }, undefined],
    ['ionized calcium', { name: 'Calcium, Ionized', value: 4.8, unit: 'mg/dL' }, undefined],
    ['a code of glucose in urine', { loinc: '5792-7', name: 'Glucose', value: 500, ucum: 'mg/dL' }, undefined],
    ['a code of sodium in urine', { loinc: '2955-3', name: 'Sodium', value: 60, ucum: 'mmol/L' }, undefined],
    ['a code of creatinine in urine', { loinc: '2161-8', name: 'Creatinine', value: 120, ucum: 'mg/dL' }, undefined],
    ['a code of glucose in spinal fluid', { loinc: '2342-4', name: 'Glucose', value: 45, ucum: 'mg/dL' }, undefined],
    [
      'a name, in urine by its sample',
      { name: 'Potassium', value: 60, unit: 'mmol/L', specimen: { display: 'Urine' } },
      undefined,
    ],
    [
      'a code of another sample, in blood by its sample',
      { loinc: '99990-0', name: 'Potassium', value: 7.2, ucum: 'mmol/L', specimen: { display: 'Arterial blood' } },
      'Potassium 7.2',
    ],
    ['a usual span', { loinc: '2823-3', value: '4.1 - 4.3 mmol/L' }, undefined],
    ['a usual value without a unit', { loinc: '2823-3', value: 4.2 }, undefined],
    ['a value of another unit', { name: 'Calcium', value: 2.3 }, undefined],
    ['what is measured in urine', { name: 'Potassium, urine', value: 60, unit: 'mmol/L' }, undefined],
  ])('rings for a value that a laboratory sends with %s', async (_, sent, alarm) => {
    await send([{ ...sent, name: sent.name ?? 'Potassium' }]);
    const rung = (await names()).map((one) => one.slice(0, alarm?.length));
    expect(rung).toEqual(alarm === undefined ? [] : [alarm]);
    expect(await tasks()).toHaveLength(rung.length);
  });

  it.each<readonly [string, Sent]>([
    ['a code', { loinc: '2823-3', name: 'Potassium', value: 7.2 }],
    ['a name', { name: 'K', value: 7.2, unit: 'mmol/L' }],
    ['a span', { loinc: '2823-3', name: 'Potassium', value: '7.1 to 7.3 mmol/L' }],
  ])('of a value as sent is marked critical, and no older value of %s is judged beside it', async (_, sent) => {
    await send([{ ...potassium, value: 4.2 }], 0, { effectiveDateTime: '2026-05-01T15:00:00Z' });
    await send([sent], 1, { identifier: [{ value: `L of ${own().panel}` }] });
    const { markers, others } = await read<LabAnalysis>('report/analysis');
    expect(others).toMatchObject([{ name: sent.name, band: 'critical-flagged' }]);
    expect(markers).toMatchObject([{ result: { value: 4.2, band: null } }]);
    expect((await read<LabMarkerHistory>('markers/potassium')).results).toMatchObject([{ value: 4.2, band: null }]);
    await send([{ ...potassium, value: 4.2 }], 2, {
      identifier: [{ value: `M of ${own().panel}` }],
      effectiveDateTime: '2026-06-03T15:00:00Z',
    });
    expect((await read<LabAnalysis>('report/analysis')).markers).toMatchObject([{ result: { band: 'optimal' } }]);
  });

  it('rings by a report that says that it has no results yet, and has one', async () => {
    await send([potassium], 0, { status: 'registered' });
    expect(await names()).toEqual(['Potassium 6.7 mmol/L']);
    expect(await tasks()).toHaveLength(1);
  });

  it('rings whatever range the laboratory writes beside a critical value', async () => {
    await send([{ loinc: '2345-7', value: 30, ucum: 'mg/dL', range: [20, 300] }]);
    expect(await names()).toEqual(['Glucose 30 mg/dL']);
  });

  it('ends when the care team closes its task, once', async () => {
    expect(await simulate('close-lab-alert')).toBe(409);
    await send([potassium]);
    expect(await simulate('close-lab-alert')).toBe(200);
    expect(await now()).toMatchObject({ critical: false, alarms: [], latestReport: { explained: false } });
    expect(await tasks()).toEqual([]);
    expect(await simulate('close-lab-alert')).toBe(409);
  });

  it('stays closed while the critical values are the same, and comes back with another one', async () => {
    const same: Sent = { ...potassium, identifier: [{ value: 'K' }] };
    await send([same]);
    await simulate('close-lab-alert');
    await send([same, { loinc: '2093-3', value: 170, ucum: 'mg/dL' }], 1);
    expect(await names()).toEqual([]);
    await send([same, sodium], 2);
    expect(await names()).toHaveLength(2);
    expect(await tasks()).toHaveLength(1);
  });

  it('comes back where a value is critical again after it was corrected', async () => {
    const same: Sent = { ...potassium, identifier: [{ value: 'K' }] };
    await send([same]);
    await simulate('close-lab-alert');
    await send([{ ...same, value: 4.2 }], 1, { status: 'corrected' });
    await send([same], 2, { status: 'corrected' });
    expect(await names()).toEqual(['Potassium 6.7 mmol/L']);
    expect(await tasks()).toHaveLength(1);
  });

  it.each<readonly [string, SentReport, Sent]>([
    ['preliminary report', { status: 'preliminary' }, potassium],
    ['preliminary result', {}, { ...potassium, status: 'preliminary' }],
    ['preliminary flag', { status: 'preliminary' }, blasts],
  ])('is raised at once by a %s, and ended by the value that replaces it', async (_, report, critical) => {
    await send([critical], 0, report);
    expect(await names()).toHaveLength(1);
    expect(await urgentMails()).toBe(1);
    expect(await tasks()).toHaveLength(1);
    const { flag: _flag, ...fine } = critical;
    await send([{ ...fine, value: 4.2, status: 'final' }], 1);
    expect(await now()).toMatchObject({ critical: false, ended: [{ value: String(critical.value), now: '4.2' }] });
    expect(await tasks()).toEqual([]);
  });

  it('that ended by a correction shows both values, and with none where the result was taken back', async () => {
    await send([potassium]);
    expect((await now()).ended).toEqual([]);
    await send([{ ...potassium, value: 4.2 }], 1, { status: 'corrected' });
    expect((await now()).ended).toMatchObject([
      { name: 'Potassium', value: '6.7', unit: 'mmol/L', now: '4.2', why: 'changed' },
    ]);
    await send([{ ...potassium, status: 'entered-in-error' }], 2, { status: 'corrected' });
    expect((await now()).ended).toMatchObject([{ name: 'Potassium', now: null }]);
  });

  it.each<readonly [string, readonly Sent[], boolean]>([
    [
      'by an older value',
      [
        { ...potassium, identifier: [{ value: 'a' }], effectiveDateTime: '2026-06-01T08:00:00Z' },
        { ...potassium, value: 4.2, identifier: [{ value: 'b' }], effectiveDateTime: '2026-06-01T12:00:00Z' },
      ],
      false,
    ],
    [
      'by an older flag on what the catalogue does not know',
      [
        { ...blasts, identifier: [{ value: 'a' }], effectiveDateTime: '2026-06-01T08:00:00Z' },
        {
          name: 'Blasts',
          value: 0,
          unit: '%',
          identifier: [{ value: 'b' }],
          effectiveDateTime: '2026-06-01T12:00:00Z',
        },
      ],
      false,
    ],
    [
      'where the newer value was taken back',
      [
        { ...potassium, identifier: [{ value: 'a' }], effectiveDateTime: '2026-06-01T08:00:00Z' },
        {
          ...potassium,
          value: 4.2,
          status: 'entered-in-error',
          identifier: [{ value: 'b' }],
          effectiveDateTime: '2026-06-01T12:00:00Z',
        },
      ],
      true,
    ],
    [
      'where the newer value is the critical one',
      [
        { ...potassium, value: 4.2, identifier: [{ value: 'a' }], effectiveDateTime: '2026-06-01T08:00:00Z' },
        { ...potassium, identifier: [{ value: 'b' }], effectiveDateTime: '2026-06-01T12:00:00Z' },
      ],
      true,
    ],
  ])('%s that was repeated within one report calls patient and care team, or nobody', async (_, results, rings) => {
    await send(results);
    expect((await names()).length > 0).toBe(rings);
    expect((await tasks()).length > 0).toBe(rings);
    expect((await urgentMails()) > 0).toBe(rings);
    const { others } = await read<LabAnalysis>('report/analysis');
    const older = others.filter(({ band }) => band?.startsWith('critical'));
    expect(older.every(({ why }) => why === 'repeated')).toBe(true);
  });
});
