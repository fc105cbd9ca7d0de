import type { LaboratoryReport } from './LaboratoryReport.ts';

/** What a result measures, as far as it tells a report from others. */
interface Measurement {
  readonly codes: readonly string[];
  readonly name: string;
}

/** What tells whether a report is a version of another one with its identifier. */
export interface Versioned {
  readonly code: string | null;
  readonly name: string;
  readonly measured: readonly Measurement[];
}

/** What the results of a report measure. Its conclusion is told of by nothing else where it is the only one. */
export const versionedOf = ({
  code,
  name,
  results,
}: Pick<LaboratoryReport, 'code' | 'name' | 'results'>): Versioned => {
  const values = results.filter(({ identifier }) => identifier !== 'conclusion');
  return { code, name, measured: values.length > 0 ? values : results };
};

const isSame = (one: Measurement, other: Measurement): boolean =>
  one.codes.length > 0 && other.codes.length > 0
    ? one.codes.some((code) => other.codes.includes(code))
    : one.name === other.name;

const sharedOf = (one: Versioned, other: Versioned): number =>
  one.measured.filter((measurement) => other.measured.some((own) => isSame(measurement, own))).length;

/** Whether reports of one identifier are versions of one: they report the same, and measure something in common, or nothing yet. */
export const isVersionOf = (one: Versioned, other: Versioned): boolean =>
  (one.code ?? one.name) === (other.code ?? other.name) &&
  (one.measured.length === 0 || other.measured.length === 0 || sharedOf(one, other) > 0);

/**
 * Of reports with the identifier of a report the one that it is a version of: that which has the most in common with it. Undefined
 * where it is none's, or without results could be a version of several: then all are kept.
 */
export function versionAmong<Known extends Versioned>(report: Versioned, known: readonly Known[]): Known | undefined {
  const found = known.filter((one) => isVersionOf(report, one));
  if (report.measured.length === 0 && found.length > 1) return undefined;
  return found.toSorted((one, other) => sharedOf(report, other) - sharedOf(report, one))[0];
}
