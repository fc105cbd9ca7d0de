import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { biomarkerSchema, type BiomarkerFile } from '#schemas/biomarker.ts';
import { readCatalogue } from '#services/backend/catalogue/readCatalogue.ts';
import { SettingsError } from '#services/backend/kernel/settings/SettingsError.ts';
import { settings } from '#services/backend/kernel/settings/settings.ts';
import { seededCatalogue } from '#tests/support/brands/seededBrands.ts';

let directory: string;
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'portal-biomarkers-'));
  cpSync(settings({}).catalogue, directory, { recursive: true });
});
afterEach(() => rmSync(directory, { recursive: true }));

const pathOf = (slug: string) => join(directory, 'biomarkers', `${slug}.json`);

/** Writes a marker's file anew, as a change makes it. */
function change(slug: string, changed: (marker: BiomarkerFile) => object): void {
  const marker: BiomarkerFile = JSON.parse(readFileSync(pathOf(slug), 'utf8'));
  writeFileSync(pathOf(slug), JSON.stringify(changed(marker)));
}

function faults(): readonly string[] {
  try {
    readCatalogue(directory);
    return [];
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    return error.message.replaceAll(join(directory, '/'), '').split('\n');
  }
}

const properties = Object.keys(biomarkerSchema.properties).join(', ');
const units = biomarkerSchema.properties.unit.enum.join(', ');
const sentence = 'must be one sentence that begins with a capital letter and ends with its only period';

const range = (changes: object) => (marker: BiomarkerFile) => ({
  ...marker,
  ranges: [{ ...marker.ranges[0], ...changes }],
});
const ranges = (...made: readonly object[]) => {
  const whole = { reference: { low: 3.5, high: 5.1 }, target: { low: 3.8 }, critical: { low: 2.5, high: 6.5 } };
  return (marker: BiomarkerFile) => ({ ...marker, ranges: made.map((one) => ({ ...whole, ...one })) });
};
const put = (changes: object) => (marker: BiomarkerFile) => ({ ...marker, ...changes });
const texts = (changes: object) => (marker: BiomarkerFile) => ({ ...marker, texts: { ...marker.texts, ...changes } });
const bands = (changes: object) => (marker: BiomarkerFile) => ({
  ...marker,
  texts: { ...marker.texts, bands: { ...marker.texts.bands, ...changes } },
});
const sources = (changes: object) => (marker: BiomarkerFile) => ({
  ...marker,
  sources: { ...marker.sources, ...changes },
});

const action = (side: 'low' | 'high', changes: object) => (marker: BiomarkerFile) => ({
  ...marker,
  actions: { ...marker.actions, [side]: { ...marker.actions[side], ...changes } },
});

type Planted = readonly [slug: string, changed: (marker: BiomarkerFile) => object, said: string | readonly string[]];

/** A fault that is planted in a marker, and what the start says of it. */
const planted: readonly Planted[] = [
  ['potassium', put({ name: undefined }), '/name is missing; it must be a text'],
  ['potassium', put({ loinc: undefined }), '/loinc is missing; it must be a LOINC code, such as 2093-3'],
  ['potassium', put({ loinc: 'K' }), '/loinc must be a LOINC code, such as 2093-3'],
  ['potassium', put({ decimals: undefined }), '/decimals is missing; it must be a whole number from 0 to 3'],
  ['potassium', put({ unit: 'mEq' }), `/unit must be one of ${units}`],
  ['potassium', put({ price: 1 }), `/price is not known; known here are ${properties}`],
  ['potassium', put({ ranges: [] }), '/ranges must have at least one entry'],
  ['potassium', put({ fasting: 'maybe' }), '/fasting must be one of required, preferred, no'],
  ['potassium', range({ target: {} }), '/ranges/0/target must be an object with low, high or both'],
  [
    'potassium',
    range({ reference: 'lab' }),
    '/ranges/0/reference must be an object with low, high or both, or "laboratory"',
  ],
  [
    'potassium',
    range({ reference: undefined }),
    '/ranges/0/reference is missing; it must be an object with low, high or both, or "laboratory"',
  ],
  ['potassium', sources({ reference: undefined }), '/sources/reference is missing; it must be a text'],
  ['potassium', texts({ is: undefined }), `/texts/is is missing; it ${sentence}`],
  ['potassium', texts({ moves: 'Food moves it. Sweat does.' }), `/texts/moves ${sentence}`],
  ['potassium', bands({ 'in-range': undefined }), `/texts/bands/in-range is missing; it ${sentence}`],
  [
    'potassium',
    put({ category: 'salts' }),
    `/category is 'salts', which is no category; there are ${seededCatalogue.biomarkerCategories.map(({ slug }) => slug).join(', ')}`,
  ],
  [
    'potassium',
    put({ loinc: '2823-4' }),
    "/loinc is '2823-4', but the check digit of 2823 is 3: no result would be found by it; look the code up at loinc.org",
  ],
  [
    'calcium',
    put({ molarMass: undefined }),
    '/otherLoinc/0/unit is mmol/L, which cannot be converted to mg/dL: values would be compared with the wrong range; write the molarMass, or leave the code out',
  ],
  [
    'rdw',
    put({ otherLoinc: [{ code: '21000-5', unit: 'fL' }] }),
    '/otherLoinc/0/unit is fL, which cannot be converted to %: values would be compared with the wrong range; leave the code out',
  ],
  [
    'lp-a',
    put({ molarMass: 500 }),
    '/molarMass must be left out: lipoprotein(a) has none, and a converted value would be wrong',
  ],
  [
    'platelets',
    put({ molarMass: 500 }),
    '/molarMass must be left out: 10*3/uL measures neither mass nor moles; or correct the unit',
  ],
  [
    'sodium',
    put({ loinc: '2823-3' }),
    "/loinc is '2823-3', which stands in 'potassium' before: a result would belong to two markers; leave it out in one",
  ],
  [
    'potassium',
    range({ reference: { low: 5.2, high: 5.1 }, target: { low: 5.3 } }),
    '/ranges/0/reference/high is 5.1, but must be at or above target/low (5.3): one value would be in two bands; correct one of them',
  ],
  ['potassium', put({ plausible: { low: 1 } }), '/plausible/high is missing; it must be a number from 0'],
  [
    'potassium',
    put({ plausible: { low: 3, high: 3 } }),
    '/plausible/high is 3, but must be above low (3): nothing could be entered',
  ],
  [
    'potassium',
    put({ plausible: { low: 1, high: 6 } }),
    '/ranges/0/critical/high is 6.5, which is not within plausible (1 to 6): a patient could not enter it; correct one of them',
  ],
  [
    'potassium',
    range({ target: { low: 3.4 } }),
    '/ranges/0/target/low is 3.4, but must be at or above reference/low (3.5): one value would be in two bands; correct one of them',
  ],
  [
    'potassium',
    range({ target: { low: 4.9, high: 4.8 } }),
    '/ranges/0/target/high is 4.8, but must be at or above target/low (4.9): one value would be in two bands; correct one of them',
  ],
  [
    'potassium',
    range({ target: { high: 5.2 } }),
    '/ranges/0/reference/high is 5.1, but must be at or above target/high (5.2): one value would be in two bands; correct one of them',
  ],
  [
    'potassium',
    range({ critical: { low: 3.5, high: 6.5 } }),
    '/ranges/0/reference/low is 3.5, but must be above critical/low (3.5): one value would be in two bands; correct one of them',
  ],
  [
    'potassium',
    range({ critical: { low: 2.5, high: 5 } }),
    '/ranges/0/critical/high is 5, but must be above reference/high (5.1): one value would be in two bands; correct one of them',
  ],
  [
    'potassium',
    range({ target: { low: 3.75 } }),
    '/ranges/0/target/low is 3.75, which has more digits after the point than decimals says (1): a value could look equal and be outside; round it',
  ],
  [
    'potassium',
    ranges({ sex: 'both', from: 18, through: 49 }, { sex: 'both', from: 51 }),
    [
      '/ranges/0/through is 49, and no range for female patients follows at once: they would see no band; make it 50',
      '/ranges/0/through is 49, and no range for male patients follows at once: they would see no band; make it 50',
    ],
  ],
  [
    'potassium',
    ranges({ sex: 'female', from: 18, through: 50 }, { sex: 'female', from: 50 }, { sex: 'male', from: 18 }),
    '/ranges/1/from is 50, which is in /ranges/0 too, for female patients: one value would have two bands; end that one before',
  ],
  [
    'potassium',
    ranges({ sex: 'both', from: 18 }, { sex: 'male', from: 18 }),
    '/ranges/1/from is 18, which is in /ranges/0 too, for male patients: one value would have two bands; end that one before',
  ],
  [
    'potassium',
    ranges({ sex: 'both', from: 18, through: 17 }, { sex: 'both', from: 18 }),
    [
      '/ranges/0/through must not be below from (18): nobody would have this range',
      '/ranges/0/through must not be below from (18): nobody would have this range',
    ],
  ],
  [
    'potassium',
    ranges({ sex: 'female', from: 18, through: 90 }, { sex: 'male', from: 18 }),
    '/ranges/0/through is 90, and no range for female patients follows at once: they would see no band; leave it out',
  ],
  [
    'potassium',
    ranges({ sex: 'male', from: 18 }),
    '/ranges has none for female patients: they would see no band; add one, or make one for both',
  ],
  [
    'potassium',
    sources({ target: undefined }),
    '/sources/target is missing: patients are told where a target comes from; name the guideline',
  ],
  [
    'chloride',
    sources({ target: 'KDIGO' }),
    '/sources/target names a source, but no range has a target: leave it out, or add the numbers',
  ],
  [
    'igf-1',
    sources({ reference: 'Mayo' }),
    '/sources/reference must be "laboratory\'s own": no range has a reference; or add the numbers',
  ],
  [
    'chloride',
    sources({ reference: "laboratory's own" }),
    '/sources/reference is "laboratory\'s own", but a range has numbers: name where they come from',
  ],
  [
    'potassium',
    bands({ optimal: undefined }),
    '/texts/bands/optimal is missing, but a range has this band: a patient would read nothing; write its sentence',
  ],
  [
    'potassium',
    bands({ 'critical-low': undefined }),
    '/texts/bands/critical-low is missing, but a range has this band: a patient would read nothing; write its sentence',
  ],
  [
    'alt',
    bands({ 'critical-low': 'Call the care team.' }),
    '/texts/bands/critical-low is never shown, because no range has this band: leave it out, or add the number',
  ],
  [
    'potassium',
    bands({ 'critical-high': 'This is far above the range.' }),
    '/texts/bands/critical-high must say what to do: name the care team',
  ],
  [
    'potassium',
    bands({ high: 'It shows that you have weak kidneys.' }),
    "/texts/bands/high says 'you have': a number diagnoses nobody, and only a clinician says what a patient has; say it another way",
  ],
  [
    'hba1c',
    texts({ is: 'This test finds prediabetes.' }),
    "/texts/is says 'prediabetes': a number diagnoses nobody, and only a clinician says what a patient has; say it another way",
  ],
  [
    'iron',
    bands({ low: 'Two pills a day can help.' }),
    "/texts/bands/low says 'pills': a text of the catalogue doses nothing, and only a clinician prescribes; say it another way",
  ],
  [
    'iron',
    texts({ moves: 'Sleep and food will lift it.' }),
    "/texts/moves says 'will': nobody can promise what a value or a habit leads to; say it another way",
  ],
  [
    'iron',
    bands({ high: 'Gastrointestinal absorption contributes considerably.' }),
    '/texts/bands/high reads at US grade 33.2, above 8: many patients would not understand it; use shorter words and sentences',
  ],
  [
    'iron',
    texts({ is: 'Circulating concentration of transferrin-associated elemental iron.' }),
    '/texts reads at US grade 11.3, above 8: many patients would not understand it; use shorter words and sentences',
  ],
  ['iron', put({ actions: undefined }), '/actions is missing; it must be an object with low and high'],
  [
    'iron',
    put({ actions: { low: { text: 'Eat beans.', source: 'CDC' } } }),
    '/actions/high is missing; it must be an object with text and source',
  ],
  ['iron', action('low', { source: undefined }), '/actions/low/source is missing; it must be a text'],
  [
    'iron',
    action('low', { text: 'Eat beans! Eat lentils. Eat meat.' }),
    '/actions/low/text must be one or two sentences that each begin with a capital letter and end with a period',
  ],
  [
    'iron',
    action('low', { text: 'Two tablets a day can help.' }),
    "/actions/low/text says 'tablets': a text of the catalogue doses nothing, and only a clinician prescribes; say it another way",
  ],
  [
    'iron',
    action('high', { text: 'Walk more. This will bring it down.' }),
    "/actions/high/text says 'will': nobody can promise what a value or a habit leads to; say it another way",
  ],
  [
    'iron',
    action('high', { text: 'Ask if you have too much iron.' }),
    "/actions/high/text says 'you have': a number diagnoses nobody, and only a clinician says what a patient has; say it another way",
  ],
  [
    'iron',
    action('high', { text: 'Discontinue supplementation immediately.' }),
    '/actions/high/text reads at US grade 40.6, above 8: many patients would not understand it; use shorter words and sentences',
  ],
  [
    'iron',
    put({ phenoAge: true }),
    '/phenoAge must be left out: the biological age is computed from albumin, creatinine, fasting-glucose, hs-crp, lymphocytes-pct, mcv, rdw, alp, wbc alone',
  ],
  ['mcv', put({ phenoAge: false }), '/phenoAge must be true: the biological age is computed from this marker'],
  [
    'albumin',
    put({ unit: 'g/L' }),
    '/unit must be g/dL: the biological age would be computed from a wrong number; convert the ranges',
  ],
];

describe('a marker is refused at start where', () => {
  it.each(planted)('%s is changed %#', (slug, changed, said) => {
    change(slug, changed);
    expect(faults()).toEqual([said].flat().map((one) => `biomarkers/${slug}.json: ${one}`));
  });

  it('the categories name one twice, or are missing', () => {
    const file = join(directory, 'biomarker-categories.json');
    const { biomarkerCategories } = seededCatalogue;
    writeFileSync(file, JSON.stringify([...biomarkerCategories, biomarkerCategories[0]]));
    expect(faults()).toEqual(["biomarker-categories.json: /9/slug is 'heart', as in a category before it"]);
    rmSync(file);
    expect(faults()[0]).toBe(
      'biomarker-categories.json: is missing; it must list the categories of the markers, each with slug and name',
    );
  });
});

it('the catalogue has 53 markers, nine of them for the biological age, and none in an empty category', () => {
  const markers = [...seededCatalogue.biomarkers.values()];
  expect(markers).toHaveLength(53);
  expect(markers.filter(({ phenoAge }) => phenoAge)).toHaveLength(9);
  expect(new Set(markers.map(({ category }) => category))).toEqual(
    new Set(seededCatalogue.biomarkerCategories.map(({ slug }) => slug)),
  );
});

it('a marker is added by one file', () => {
  const written: BiomarkerFile = JSON.parse(readFileSync(pathOf('chloride'), 'utf8'));
  writeFileSync(pathOf('chloride-urine'), JSON.stringify({ ...written, loinc: '2078-4', otherLoinc: [] }));
  expect(readCatalogue(directory).biomarkers.size).toBe(seededCatalogue.biomarkers.size + 1);
});
