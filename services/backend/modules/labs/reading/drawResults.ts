import type { Readable } from 'node:stream';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { zoneName } from '#flows/kinds/describing/zoneName.ts';
import {
  otherValueText,
  otherWhyText,
  changeText,
  isCounted,
  referenceText,
  valueText,
} from '#flows/labs/rules/resultTexts.ts';
import { labDay } from '#flows/labs/rules/labDay.ts';
import { birthdayText, sexText } from '#flows/labs/rules/patientTexts.ts';
import { fastingText, isChanged, reportStateText } from '#flows/labs/rules/reportTexts.ts';
import { OUTDATED, WAITING, isUndecided, undecidedText } from '#flows/labs/rules/labTexts.ts';
import { bandLabels, toldBandOf, type ToldBand } from '#flows/labs/rules/toldBandOf.ts';
import type { LabMarker, LabOther } from '#schemas/wire/labs/labReport.ts';
import type { Said } from '../../../kernel/pdf/boxes.ts';
import { Paper, SOFT, type Letterhead } from '../../../kernel/pdf/Paper.ts';
import { aboutPatient, orderedByText } from './aboutPatient.ts';
import { reportOf, type Labs } from './Labs.ts';
import type { StoredReport } from './store.ts';

const COLUMNS = [
  { title: 'Marker', share: 0.28 },
  { title: 'Result', share: 0.2 },
  { title: 'Range', share: 0.32 },
  { title: 'In words', share: 0.2 },
];

const URGENT = '#a11a1a';

const CRITICAL =
  'A result below is critical. Unless your care team has talked with you about it, contact them now. If you feel unwell, call 911.';

/** Bands that are printed in bold: a doctor looks for them first. */
const beyond: ReadonlySet<ToldBand> = new Set(['high', 'low', 'marked-high', 'marked-low', 'flagged']);

/** A band in words. Its weight and its color only repeat them. */
const bandSaid = (band: ToldBand): Said => {
  const isUrgent = band.startsWith('critical');
  return {
    text: bandLabels[band],
    look: { bold: isUrgent || beyond.has(band), ...(isUrgent && { color: URGENT }) },
  };
};

const soft = (texts: readonly (string | undefined)[]): readonly Said[] =>
  texts.flatMap((text) => (text === undefined ? [] : [{ text, look: SOFT }]));

/** What the laboratory wrote beside a value, and whether it may still change. */
const notesOf = (result: Pick<LabOther, 'flag' | 'note' | 'specimen' | 'status'>): readonly Said[] =>
  soft([
    changeText(result),
    result.flag === undefined ? undefined : `The lab marked it: ${result.flag}`,
    result.specimen === undefined ? undefined : `Sample: ${result.specimen}`,
    result.note === undefined ? undefined : `Lab note: ${result.note}`,
  ]);

type Row = readonly (readonly Said[])[];

function markerRow({ biomarker: { name, decimals }, result }: LabMarker): Row {
  const named = { text: name, look: { bold: true } };
  if (!result) return [[named], [], [], []];
  const counted = isCounted(result);
  return [
    [named],
    [{ text: counted ? valueText(result, decimals) : 'No value' }, ...notesOf(result)],
    counted ? [{ text: referenceText(result, decimals) }] : [],
    counted ? [isUndecided(result) ? { text: undecidedText(result) } : bandSaid(toldBandOf(result))] : [],
  ];
}

const otherRow = (other: LabOther): Row => [
  [{ text: other.name, look: { bold: true } }],
  [{ text: otherValueText(other) }, ...soft([otherWhyText(other)]), ...notesOf(other)],
  [
    ...(other.range === null ? [] : [{ text: `${other.range}, your lab’s range` }]),
    ...soft([other.unusable === undefined ? undefined : `Your lab’s range ${other.unusable} can’t be used`]),
  ],
  isCounted(other) ? [bandSaid(other.band ?? 'none')] : [],
];

/**
 * Draws reports as PDF, for a doctor: what was measured of whom and when, by category, each with its range and in words, and
 * what the provider says.
 *
 * @param zone of the patient
 */
export function drawResults(
  labs: Labs,
  reports: readonly StoredReport[],
  letterhead: Letterhead,
  zone: string,
): Readable {
  const { patient } = labs;
  const day = (moment: string) => momentText(new Date(moment), 'date', zone);
  const createdAt = new Date(reports[0]?.status_at ?? 0);
  const paper = new Paper({ title: 'Lab results', about: aboutPatient(patient), createdAt }, letterhead);
  paper.facts([
    ['Patient', patient.name],
    ['Date of birth', patient.birthday === null ? undefined : birthdayText(patient.birthday)],
    ['Sex', patient.sex === null ? undefined : sexText(patient.sex)],
    ['Ordering provider', orderedByText(reports[0]?.ordered_by ?? null, letterhead)],
  ]);
  for (const stored of reports) {
    const report = reportOf(stored);
    const { explanation, explained_by, explained_at, outdated, comment, waits } = stored;
    paper.heading(report.name, 2);
    paper.facts([
      ['Collected', labDay(report.collected_at)],
      ['Reported', labDay(report.issued_at)],
      ['Lab', report.performer ?? 'Not named'],
      ['Status', reportStateText(report)],
      ['Last changed', isChanged(report) ? day(report.status_at) : undefined],
      ['Fasting', fastingText(report)],
    ]);
    if (waits) paper.paragraph(`${WAITING} They are not in this file.`);
    if (explanation !== null && explained_at !== null) {
      paper.heading('What the provider says', 2);
      if (outdated) paper.paragraph(OUTDATED);
      paper.paragraph(explanation);
      paper.paragraph(`${explained_by ?? 'The care team'}, ${day(explained_at)}`, SOFT);
    }
    if (comment !== null) {
      paper.heading('What your lab says', 2);
      paper.paragraph(comment);
    }
    const markers = labs.markersOf([stored]);
    const others = labs.othersOf([stored]);
    const bands = [...markers.map(({ result }) => result?.band), ...others.map(({ band }) => band)];
    if (bands.some((band) => band?.startsWith('critical')))
      paper.paragraph(CRITICAL, { ...SOFT, color: URGENT, bold: true });
    for (const { slug, name } of labs.categories) {
      const own = markers.filter(({ biomarker }) => biomarker.category === slug);
      if (own.length === 0) continue;
      paper.heading(name, 2);
      paper.table(COLUMNS, own.map(markerRow));
    }
    if (others.length > 0) {
      paper.heading('Results as the lab sent them', 2);
      paper.table(COLUMNS, others.map(otherRow));
    }
  }
  paper.space();
  paper.paragraph(
    `Ranges come from the lab. Where it gave none, they are our own, for the patient’s age and sex. The days of collection and report are those that the lab wrote; other dates are in ${zoneName(zone, createdAt, 'general')}. Results are measurements, not a diagnosis. Questions? Write to ${letterhead.contact}.`,
    SOFT,
  );
  return paper.end();
}
