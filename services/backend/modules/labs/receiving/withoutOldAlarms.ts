import { isOrderKnown } from '../isOrderKnown.ts';
import type { PlacedResult } from './PlacedReport.ts';

const measures = ({ biomarker, code, sent }: PlacedResult): string => biomarker ?? code ?? sent.name;

/** Whether a result replaces another one: a later value of what that measured. One without an exact number, or that cannot be true, does not. */
const replaces = (one: PlacedResult, other: PlacedResult): boolean =>
  measures(one) === measures(other) &&
  one.sent.value !== null &&
  one.comparator === null &&
  one.aside !== 'withdrawn' &&
  one.aside !== 'implausible' &&
  isOrderKnown(one.collectedAs, other.collectedAs) &&
  (one.collectedAt.getTime() - other.collectedAt.getTime() || one.issuedAt.getTime() - other.issuedAt.getTime()) > 0;

/**
 * The results of a report, of which a critical value calls no patient where the report has a newer value of the same marker. The care
 * team is told of it.
 */
export const withoutOldAlarms = (results: readonly PlacedResult[]): readonly PlacedResult[] =>
  results.map((result) =>
    result.isCritical && results.some((other) => replaces(other, result))
      ? { ...result, isCritical: false, sent: { ...result.sent, retested: true } }
      : result,
  );
