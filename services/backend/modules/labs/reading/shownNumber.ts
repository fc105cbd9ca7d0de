import type { LabResult } from '#schemas/wire/labs/labReport.ts';

/** A result as it is written, such as <0.2 mg/L. @param decimals digits after the point */
export const shownNumber = ({ value, comparator, unit }: LabResult, decimals: number): string =>
  `${comparator ?? ''}${value.toFixed(decimals)} ${unit}`;

/** A range as it is written, such as 65 to 99. */
export function shownRange({ reference }: LabResult, decimals: number): string {
  if (!reference) return 'No range';
  const [low, high] = [reference.low?.toFixed(decimals), reference.high?.toFixed(decimals)];
  if (low !== undefined && high !== undefined) return `${low} to ${high}`;
  return low === undefined ? `up to ${high ?? ''}` : `from ${low}`;
}
