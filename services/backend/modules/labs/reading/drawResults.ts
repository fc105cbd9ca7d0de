import type { Readable } from 'node:stream';
import PdfDocument from 'pdfkit';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { unitText } from '#flows/labs/rules/unitText.ts';
import type { LabMarker, LabOther, LabResult } from '#schemas/wire/labs/labReport.ts';
import type { Sender } from '../../../adapters/mail/Sender.ts';
import { writable } from '../../../kernel/files/writable.ts';
import { reportOf, type Labs } from './Labs.ts';
import { shownNumber, shownRange } from './shownNumber.ts';
import type { StoredReport } from './store.ts';

/** Points. */
const MARGIN = 56;
const SMALL = 10;
const ROW = 16;
const GREY = '#5b6470';
/** Where the columns begin, from the margin: marker, result, range, band. */
const COLUMNS = [0, 190, 310, 420] as const;

const BANDS: { readonly [band in NonNullable<LabResult['band']>]: string } = {
  'critical-low': 'Far below',
  low: 'Below',
  'in-range': 'In range',
  optimal: 'On target',
  high: 'Above',
  'critical-high': 'Far above',
  flagged: 'Abnormal',
  'critical-flagged': 'Critical',
};

const WRONG = 'This value looks wrong. We are asking the lab.';
const UNDECIDED = 'Not rated: the lab gave only a bound, which can be inside or outside the range.';
const unusableText = (range: string) => `The lab wrote the range ${range}, which cannot be used.`;
const NOT_FINAL = 'Preliminary: it may still change.';

/** The day as the laboratory wrote it. */
const dayText = (written: string) => momentText(new Date(`${written.slice(0, 10)}T12:00:00Z`), 'date', 'UTC');

const isNotFinal = (status: LabResult['status']): boolean => ['preliminary', 'registered', 'unknown'].includes(status);

/** The lines below a value: the laboratory's judgement and note, and whether it may still change. */
const saidOf = ({ flag, note, status }: Pick<LabOther, 'flag' | 'note' | 'status'>): readonly string[] => [
  ...(flag === undefined ? [] : [`Flag of the lab: ${flag}.`]),
  ...(isNotFinal(status) ? [NOT_FINAL] : []),
  ...(note === undefined ? [] : [`Note of the lab: ${note}`]),
];

/** Those of a marker, with why it is not rated and which range cannot be used. */
const saidOfMarker = (result: LabResult): readonly string[] => [
  ...(result.comparator !== null && result.band === null && result.reference !== null ? [UNDECIDED] : []),
  ...(result.unusable === undefined ? [] : [unusableText(result.unusable)]),
  ...saidOf(result),
];

function cellsOf({ biomarker: { name, decimals }, result }: LabMarker): readonly string[] {
  if (!result) return [name];
  const band = result.band === null ? 'Not rated' : BANDS[result.band];
  return [name, shownNumber(result, decimals), result.range_text ?? shownRange(result, decimals), band];
}

function otherText({ name, value, unit, range, band, why, status }: LabOther): string {
  const measured = value === null ? 'no value' : [value, unit && unitText(unit)].filter(Boolean).join(' ');
  return [
    `${name}: ${measured}`,
    ...(range === null ? [] : [`range ${range}`]),
    ...(band === null ? ['not rated'] : [BANDS[band].toLowerCase()]),
    ...(why === 'repeated' ? ['measured again'] : []),
    ...(status === 'cancelled' ? ['canceled by the lab'] : []),
    ...(status === 'entered-in-error' ? ['taken back by the lab'] : []),
  ].join(', ');
}

/** Reports as PDF: what was measured of whom and when, by category, each with its range, in words and without color. */
export function drawResults(labs: Labs, reports: readonly StoredReport[], { name, support_email }: Sender): Readable {
  const pdf = new PdfDocument({
    size: 'LETTER',
    margin: MARGIN,
    lang: 'en-US',
    displayTitle: true,
    info: { Title: 'Lab results', Author: writable(name), CreationDate: new Date(reports[0]?.status_at ?? 0) },
  });
  const heading = (text: string, size: number) =>
    pdf.font('Helvetica-Bold').fontSize(size).fillColor('black').text(writable(text), MARGIN);
  const line = (text: string) => pdf.font('Helvetica').fontSize(SMALL).fillColor('black').text(writable(text), MARGIN);
  const note = (text: string) => pdf.font('Helvetica').fontSize(SMALL).fillColor(GREY).text(writable(text), MARGIN);
  const row = (cells: readonly string[], font = 'Helvetica') => {
    if (pdf.y > pdf.page.height - MARGIN - 2 * ROW) pdf.addPage();
    const { y } = pdf;
    pdf.font(font).fontSize(SMALL).fillColor('black');
    for (const [at, cell] of cells.entries())
      pdf.text(writable(cell), MARGIN + (COLUMNS[at] ?? 0), y, { lineBreak: false });
    pdf.y = y + ROW;
  };
  const begin = (title: string) => {
    if (pdf.y > pdf.page.height - MARGIN - 6 * ROW) pdf.addPage();
    pdf.moveDown();
    heading(title, 12);
    pdf.moveDown(0.3);
  };

  heading(name, 18);
  note(support_email);
  pdf.moveDown();
  heading('Lab results', 14);
  row(['Patient', labs.patient.name]);
  for (const report of reports) {
    const { performer, collected_at, issued_at, status } = reportOf(report);
    if (reports.length > 1) begin(report.name);
    row(['Drawn', dayText(collected_at)]);
    row(['Reported', `${dayText(issued_at)} (${status})`]);
    if (performer !== null) row(['Laboratory', performer]);
    const markers = labs.markersOf([report]);
    for (const { slug, name: title } of labs.categories) {
      const own = markers.filter(({ biomarker }) => biomarker.category === slug);
      if (own.length === 0) continue;
      begin(title);
      row(['Marker', 'Result', 'Range', ''], 'Helvetica-Bold');
      for (const marker of own) {
        row(cellsOf(marker));
        for (const said of marker.result ? saidOfMarker(marker.result) : []) note(said);
      }
    }
    const others = labs.othersOf([report]);
    if (others.length > 0) begin('Results as the lab sent them');
    for (const other of others) {
      line(otherText(other));
      for (const said of [
        ...(other.why === 'implausible' ? [WRONG] : []),
        ...(other.unusable === undefined ? [] : [unusableText(other.unusable)]),
        ...saidOf(other),
      ])
        note(said);
    }
    pdf.moveDown();
    if (report.comment !== null) note(`The laboratory says: ${report.comment}`);
  }
  note(
    'Ranges are those of the laboratory; where it gives none, those of our catalogue. Dates are as the laboratory wrote them.',
  );
  note(`This is no diagnosis. Questions? Write to ${support_email}.`);
  pdf.end();
  return pdf;
}
