import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { explainReport } from '#services/backend/sandbox/laboratory/explainReport.ts';
import { labBundle, type BundledResult } from '#services/backend/sandbox/laboratory/labBundle.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { givePanel, laboratoryOf, labSettings } from '#tests/support/backend/labFixture.ts';
import { readPdf } from '#tests/support/files/readPdf.ts';
import { eq } from 'drizzle-orm';

const backend = await backendFixture({ settings: labSettings });
const laboratory = laboratoryOf(backend);
const { db } = backend.portal.database;
let patient: TestPatient;
let panel: string;

const results: readonly BundledResult[] = [
  { code: '1558-6', value: 100, unit: 'mg/dL', low: 65, high: 99 },
  { code: '13457-7', value: 250, unit: 'mg/dL', high: 100 },
  { code: '3016-3', value: 2.1, unit: 'm[IU]/L' },
  { code: '20448-7', value: 4.2, unit: 'u[IU]/mL' },
  { code: '98979-8', value: 88, unit: 'mL/min/{1.73_m2}' },
  { code: '99999-9', name: 'Anti-Müllerian “AMH” 🧪', value: 3, unit: 'ng/mL' },
];

const EXPLANATION = 'Your sugar is just above its range — nothing to worry about.\nنتائجك جيدة يا محمد.';

beforeAll(async () => {
  patient = await backend.patient({ ...fullProfile, firstName: 'Αλέξης', lastName: '王小明' });
  panel = await givePanel(backend, patient);
  const sent = { order: panel, patient: patient.id, identifier: `file of ${panel}`, comment: 'Slightly hemolyzed.' };
  // Late on June 1 in California, June 2 in UTC.
  const times = { collected: '2026-06-02T05:00:00Z', issued: '2026-06-02T16:00:00Z' };
  const { status } = await laboratory.send(labBundle({ ...sent, ...times, results }));
  if (status !== 200) throw new Error(`the results were refused with ${status}`);
  await explainReport(backend.portal, { organization: patient.org, userId: patient.id, panelId: panel }, EXPLANATION);
});
afterAll(() => backend.close());

const load = async (path: string, cookie?: string) => {
  const { rawPayload } = await backend.app.inject({
    method: 'GET',
    url: `/v2/labs/results/${panel}/${path}`,
    headers: { host: 'localhost', authorization: `Bearer ${patient.token}`, ...(cookie !== undefined && { cookie }) },
  });
  return readPdf(rawPayload);
};
const textOf = ({ pages }: { readonly pages: readonly string[] }) => pages.join('\n').replaceAll(/\s+/g, ' ');

describe('the file of lab results', () => {
  it('says whose it is, who ordered it, and what the provider and the laboratory say', async () => {
    const text = textOf(await load('download'));
    for (const said of [
      'Patient Αλέξης 王小明',
      'Date of birth March 12, 1985',
      'Sex Female',
      'Ordering provider Healthspan care team, care@healthspan.example',
      'What the provider says Your sugar is just above its range — nothing to worry about.',
      'محمد',
      'What your lab says Slightly hemolyzed.',
      'Αλέξης 王小明, born March 12, 1985 Page 1 of',
    ])
      expect(text).toContain(said);
  });

  it('has the words and the units of the page, in the order of the page', async () => {
    const text = textOf(await load('download'));
    for (const said of [
      /100 mg\/dL 65 to 99 mg\/dL, your lab’s range Just above range/,
      /250 mg\/dL up to 100 mg\/dL, your lab’s range (Far above|Above) range/,
      /4\.2 µIU\/mL/,
      /88 mL\/min\/1\.73 m²/,
      /Anti-Müllerian “AMH” \[character U\+1F9EA\] 3 ng\/mL/,
    ])
      expect(text).toMatch(said);
    expect(text).not.toMatch(/\[IU\]|_m2|\?(?! Write)/);
    expect(text.indexOf('What the provider says')).toBeLessThan(text.indexOf('250 mg/dL'));
    expect(text.indexOf('250 mg/dL')).toBeLessThan(text.indexOf('Results as the lab sent them'));
  });

  it('has the days that the lab wrote, and other dates in the zone of the device or the home state', async () => {
    expect(textOf(await load('download'))).toMatch(/Collected June 2, 2026 [^]*other dates are in Pacific Time/);
    const tokyo = textOf(await load('download', 'portal_zone=Asia%2FTokyo'));
    expect(tokyo).toMatch(/Collected June 2, 2026 [^]*other dates are in Japan Standard Time/);
    expect(textOf(await load('download', 'portal_zone=Nowhere%2FElse'))).toContain('Collected June 2, 2026');
  });

  it('is tagged, with the logo named and the text that runs from right to left', async () => {
    const { title, language, isTagged, showsTitle, tags, alternatives, fonts, embedded } = await load('download');
    expect([title, language, isTagged, showsTitle]).toEqual(['Lab results', 'en-US', true, true]);
    expect(tags.slice(0, 5)).toEqual(['Document', 'Figure', 'P', 'H1', 'Table']);
    // Lines that run from right to left are read aloud as they were written.
    expect(alternatives).toEqual(['Healthspan', expect.stringContaining(EXPLANATION.split('\n').join(' '))]);
    expect(embedded.toSorted()).toEqual(fonts.toSorted());
  });
});

it('the order for the laboratory has birth date, sex, provider and tests in a table', async () => {
  await db.update(users).set({ lastName: 'Шевченко' }).where(eq(users.id, patient.id));
  const { title, isTagged, tags, ...file } = await load('form/download');
  const text = textOf(file);
  for (const said of [
    'Patient Αλέξης Шевченко',
    'Date of birth March 12, 1985',
    'Sex Female',
    `Patient number ${patient.id}`,
    `Order number ${panel}`,
    'Ordering provider Healthspan care team',
    'LDL cholesterol 13457-7',
    'Page 1 of 2',
  ])
    expect(text).toContain(said);
  expect([title, isTagged]).toEqual(['Lab order', true]);
  expect(tags).toEqual(expect.arrayContaining(['Figure', 'H1', 'H2', 'Table', 'TH', 'TD']));
});
