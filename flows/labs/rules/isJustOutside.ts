import type { LabBand } from './judgedBand.ts';

/** What a result is compared with; null on a side without a bound. */
interface Compared {
  readonly low: number | null;
  readonly high: number | null;
}

/** How far beyond a bound is still near to it: this share of the range, and of the bound itself. */
const SHARE_OF_RANGE = 0.1;
const SHARE_OF_BOUND = 0.05;

/**
 * Whether a value is beyond its range, but so near to it that it must not look alarming: measured twice, it may well be on
 * both sides. A critical value never is.
 */
export function isJustOutside(value: number, band: LabBand | null, { low, high }: Compared): boolean {
  const bound = band === 'low' ? low : band === 'high' ? high : null;
  // Where the laboratory alone calls it low or high, the value need not be beyond a bound.
  if (bound === null || (band === 'low' ? value > bound : value < bound)) return false;
  const width = low === null || high === null ? Infinity : high - low;
  return Math.abs(value - bound) <= Math.min(width * SHARE_OF_RANGE, Math.abs(bound) * SHARE_OF_BOUND);
}
