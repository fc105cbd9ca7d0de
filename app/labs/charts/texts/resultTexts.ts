import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { unitText } from './unitText.ts';

type Written = Pick<LabBiomarker, 'decimals' | 'unit'>;
interface Bounds {
  readonly low: number | null;
  readonly high: number | null;
}

export type ShownBand = NonNullable<LabResult['band']>;

/** What bands are called; "optimal" is the catalogue's own, and called target. */
export const bandLabels = {
  'critical-low': 'Far below range',
  low: 'Below range',
  'in-range': 'In range',
  optimal: 'On target',
  high: 'Above range',
  'critical-high': 'Far above range',
} as const satisfies { readonly [band in ShownBand]: string };

/** The band of a result as a word. */
export const bandText = (band: LabResult['band']): string => (band ? bandLabels[band] : 'Not rated');

/** A value without its unit: '<0.2'. */
export const valueText = ({ value, comparator }: Pick<LabResult, 'value' | 'comparator'>, decimals: number): string =>
  `${comparator?.replace('<=', '≤').replace('>=', '≥') ?? ''}${value.toFixed(decimals)}`;

/** A value with its unit: '<0.2 mg/L'. */
export const resultText = (result: Pick<LabResult, 'value' | 'comparator'>, { decimals, unit }: Written): string =>
  `${valueText(result, decimals)} ${unitText(unit)}`;

/** A range with its unit: '65 to 99 mg/dL', 'up to 79 mg/dL'; empty where it has no bounds. */
export function boundsText({ low, high }: Bounds, { decimals, unit }: Written): string {
  const written = (bound: number) => bound.toFixed(Math.max(decimals, String(bound).split('.')[1]?.length ?? 0));
  const name = unitText(unit);
  if (low !== null && high !== null) return `${written(low)} to ${written(high)} ${name}`;
  if (low !== null) return `${written(low)} or more ${name}`;
  return high === null ? '' : `up to ${written(high)} ${name}`;
}

/** Whose range a result was compared with. */
export const sourceLabels = { laboratory: 'Range of the laboratory', catalogue: 'Usual range' } as const;

/** Whether the laboratory has sent the result again, with another value or more about it. */
export const isCorrected = ({ status }: Pick<LabResult, 'status'>): boolean =>
  status === 'corrected' || status === 'amended';

/** The calendar day of a moment in a zone. @param zone IANA name */
export const dayOf = (moment: string, zone: string): string => momentText(new Date(moment), 'date', zone);
