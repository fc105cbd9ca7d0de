import { graverBand } from '#flows/labs/rules/judgedBand.ts';
import type { LabOther, LabResult } from '#schemas/wire/labs/labReport.ts';
import type { CatalogueBiomarker } from '../../catalogue/biomarkers/CatalogueBiomarker.ts';
import type { SentResult } from '../../../kernel/database/tables/labReports.ts';
import { isReversed } from '../boundsOf.ts';
import type { StoredOther } from './store.ts';

/** A range as it is written, such as 65 to 99. */
function shownRange({ reference }: LabResult, decimals: number): string {
  if (!reference) return 'No range';
  const [low, high] = [reference.low?.toFixed(decimals), reference.high?.toFixed(decimals)];
  if (low !== undefined && high !== undefined) return `${low} to ${high}`;
  return low === undefined ? `up to ${high ?? ''}` : `from ${low}`;
}

/** A range as it was sent; null where there is none. */
export function sentRange({ range, low, high }: Pick<SentResult, 'range' | 'low' | 'high'>): string | null {
  if (range !== undefined) return range;
  if (low !== null && high !== null) return `${low} to ${high}`;
  if (low !== null) return `${low} or more`;
  return high === null ? null : `up to ${high}`;
}

/** Where a number is in the range that came with it; null without both, and of a value such as <5. */
function placeIn({ value, low, high }: SentResult, comparator: string | null): 'low' | 'high' | null {
  if (value === null || comparator !== null || isReversed(low, high)) return null;
  if (low !== null && value < low) return 'low';
  return high !== null && value > high ? 'high' : null;
}

/** The laboratory's judgement with the place in its range; critical, too, where we only suspect that it is, because somebody is called. */
function bandOfOther(
  sent: SentResult,
  comparator: string | null,
  { isWithdrawn, critical }: { readonly isWithdrawn: boolean; readonly critical: boolean },
): LabOther['band'] {
  if (isWithdrawn) return null;
  const { flag } = sent;
  const told = flag === undefined || flag === 'in-range' ? null : graverBand(placeIn(sent, comparator), flag);
  return critical && !told?.startsWith('critical') ? 'critical-flagged' : told;
}

/** A result as the laboratory has sent it, judged by the laboratory, and by what it is likely to be. @param isOlder whether its report has a newer value of it */
export function otherOf(
  report: string,
  { id, aside, critical, code, comparator, status, collected_at, sent }: StoredOther,
  isOlder: boolean,
): LabOther {
  const { name, value, text, unit, flagText, note, specimen } = sent;
  const isUnusable = isReversed(sent.low, sent.high);
  const isWithdrawn = aside === 'withdrawn';
  return {
    _id: id,
    report,
    name,
    code,
    value: isWithdrawn ? null : (text ?? (value === null ? null : `${comparator ?? ''}${value}`)),
    // A text has its unit in it.
    unit: isWithdrawn || text !== null ? null : unit,
    range: isUnusable ? null : sentRange(sent),
    band: bandOfOther(sent, comparator, { isWithdrawn, critical }),
    status,
    ...(flagText !== undefined && { flag: flagText }),
    ...(note !== undefined && { note }),
    ...(specimen !== undefined && { specimen }),
    ...(isUnusable && { unusable: sentRange(sent) ?? '' }),
    why: isWithdrawn || aside === 'implausible' ? aside : isOlder ? 'repeated' : 'unplaced',
    collected_at: sent.collected ?? collected_at,
  };
}

/** Another result of a marker that was measured more than once in a report. */
export function repeatedOf(
  { slug, name, loinc, decimals }: CatalogueBiomarker,
  result: LabResult,
  place: number,
): readonly LabOther[] {
  const { report, value, comparator, unit, band, status, flag, note, specimen, range_text, unusable, collected_at } =
    result;
  if (report === null) return [];
  return [
    {
      _id: `${report} ${slug} ${place}`,
      report,
      name,
      code: loinc,
      value: `${comparator ?? ''}${value.toFixed(decimals)}`,
      unit,
      range: range_text ?? (result.reference && shownRange(result, decimals)),
      band,
      status,
      ...(flag !== undefined && { flag }),
      ...(note !== undefined && { note }),
      ...(specimen !== undefined && { specimen }),
      ...(unusable !== undefined && { unusable }),
      why: 'repeated',
      collected_at,
    },
  ];
}
