import type { BiomarkerBand, BiomarkerRange, Bounds } from '#schemas/biomarker.ts';

/** How a laboratory writes a value beyond what it can measure. */
export type Comparator = '<' | '<=' | '>' | '>=';

/** What a value is compared with; all numbers in the unit of the value. */
export interface AppliedRange {
  /** The range that came with the result. */
  readonly laboratory?: Bounds | undefined;
  readonly catalogue?: BiomarkerRange | undefined;
  /** The digits after the point that the marker is shown with. */
  readonly decimals: number;
}

const roundedTo = (decimals: number, value: number): number => Number(value.toFixed(decimals));

const decimalsOf = (value: number): number => String(value).split('.')[1]?.length ?? 0;

/** A range of a laboratory counts where it says something, and nothing impossible. */
const isUsable = ({ low, high }: Bounds): boolean => {
  const said = [low, high].filter((one) => one !== undefined);
  return said.length > 0 && said.every(Number.isFinite) && (low ?? -Infinity) <= (high ?? Infinity);
};

const isBelow = (value: number, bound: number | undefined): boolean => bound !== undefined && value < bound;
const isAbove = (value: number, bound: number | undefined): boolean => bound !== undefined && value > bound;

/** A value's place among bounds that are the last values of the band inside. */
function bandAt(value: number, { laboratory, catalogue, decimals }: AppliedRange): BiomarkerBand | null {
  // The catalogue's numbers are compared with what is shown: 199.6 is shown as 200, which is beyond 199.
  const shown = roundedTo(decimals, value);
  const own = typeof catalogue?.reference === 'object' ? catalogue.reference : undefined;
  const { low, high } = laboratory ?? own ?? {};
  const measured = laboratory ? value : shown;
  // The graver judgement counts: a range of the laboratory, which may be a slip, makes no critical value usual.
  if (isBelow(shown, catalogue?.critical?.low)) return 'critical-low';
  if (isAbove(shown, catalogue?.critical?.high)) return 'critical-high';
  if (isBelow(measured, low)) return 'low';
  if (isAbove(measured, high)) return 'high';
  if (!laboratory && !own) return null;
  const target = catalogue?.target;
  return target && !isBelow(shown, target.low) && !isAbove(shown, target.high) ? 'optimal' : 'in-range';
}

/**
 * From a lowest to a highest value: all of them are in one band if these are. Every band that begins and ends between
 * them holds the bound that is its last value.
 */
function valuesFrom(lowest: number, highest: number, { laboratory, catalogue }: AppliedRange): readonly number[] {
  const { reference, target, critical } = catalogue ?? {};
  const own = typeof reference === 'object' ? reference : undefined;
  const between = [laboratory, own, target, critical]
    .flatMap((bounds) => [bounds?.low ?? lowest, bounds?.high ?? highest])
    .filter((value) => lowest <= value && value <= highest);
  return [lowest, ...between, highest];
}

/** Bands on one side of a range, the one next to the range first. */
const SIDES: readonly (readonly BiomarkerBand[])[] = [
  ['in-range', 'optimal'],
  ['low', 'critical-low'],
  ['high', 'critical-high'],
];

/** The band of a value that could be in several: what all of them have in common; null where they are on different sides. */
function commonBand(bands: readonly (BiomarkerBand | null)[]): BiomarkerBand | null {
  const [only = null, ...others] = bands;
  if (others.length === 0) return only;
  const side = SIDES.find((one) => bands.every((band) => band !== null && one.includes(band)));
  return side?.[0] ?? null;
}

/**
 * The band of a result. The range of the performing laboratory wins; the catalogue's stands in where that says nothing;
 * the target and the critical bounds, which hold whatever a laboratory calls usual, are the catalogue's. A bound belongs to the band inside: with 3.5 to 5.1, both 3.5
 * and 5.1 are in range. Null where nothing says what is usual, or where a value such as "<5" could be inside the range and outside.
 */
export function bandOf(value: number, comparator: Comparator | null, applied: AppliedRange): BiomarkerBand | null {
  if (!Number.isFinite(value) || value < 0) return null;
  const laboratory = applied.laboratory && isUsable(applied.laboratory) ? applied.laboratory : undefined;
  const range = { ...applied, laboratory };
  if (comparator === null) return bandAt(value, range);
  const written = [value, laboratory?.low ?? 0, laboratory?.high ?? 0].map(decimalsOf);
  const digits = Math.min(Math.max(range.decimals, ...written), 20);
  // "<1.0" is at most 0.9 where a marker has one decimal: laboratories write as many digits as they measure.
  const step = comparator.length === 1 ? 10 ** -digits : 0;
  const values = comparator.startsWith('<')
    ? valuesFrom(0, Math.max(0, roundedTo(digits, value - step)), range)
    : valuesFrom(roundedTo(digits, value + step), Number.MAX_VALUE, range);
  return commonBand([...new Set(values.map((one) => bandAt(one, range)))]);
}
