import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { percent } from './percent.ts';

type Bounds = NonNullable<LabBiomarker['target']>;

/** A part of the bar, from left to right in percent, with the values at its ends; null where it has none. */
export interface RangeZone {
  readonly band: 'critical-low' | 'low' | 'in-range' | 'high' | 'critical-high';
  readonly from: number;
  readonly to: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** The bar of a range, and where values stand on it. */
export interface RangeZones {
  readonly zones: readonly RangeZone[];
  /** Where the target begins and ends; null without one, or where it lies outside the range. */
  readonly target: { readonly from: number; readonly to: number } | null;
  /** Where a result stands: always in the zone of its band. Null where it has none. */
  readonly at: (result: Pick<LabResult, 'value' | 'band'>) => number | null;
}

/** How wide zones are, against each other: a critical bound may be twenty times the range, and a true scale would hide it. */
const widths = { 'critical-low': 2, low: 3, 'in-range': 6, high: 3, 'critical-high': 2 } as const;
/** As near to the end of a zone as a value comes, as a share of the zone. */
const EDGE = 0.06;

type Zone = Omit<RangeZone, 'from' | 'to'>;

/** The zones that a range has, from the lowest. */
function zonesOf({ low, high }: Bounds, critical: Bounds | null): readonly Zone[] {
  const [lowest, highest] = [critical?.low ?? null, critical?.high ?? null];
  const isLow = low !== null && lowest !== null;
  const isHigh = high !== null && highest !== null;
  // A laboratory's own range may go beyond the bound of the catalogue, which holds all the same: the range ends there.
  const first = isLow ? Math.max(low, lowest) : low;
  const last = isHigh ? Math.min(high, highest) : high;
  const zones: Zone[] = [];
  if (isLow) zones.push({ band: 'critical-low', low: null, high: lowest });
  if (first !== null && first !== lowest) zones.push({ band: 'low', low: isLow ? lowest : null, high: first });
  zones.push({ band: 'in-range', low: first, high: last });
  if (last !== null && last !== highest) zones.push({ band: 'high', low: last, high: isHigh ? highest : null });
  if (isHigh) zones.push({ band: 'critical-high', low: highest, high: null });
  return zones;
}

/** Where a value stands in a zone, as a share of it. A zone without a lower end begins at 0, one without an upper end is as wide as its lower end is high. */
function shareIn({ low, high }: Pick<Zone, 'low' | 'high'>, value: number): number {
  const [first, last] = [low ?? 0, high ?? ((low ?? 0) * 2 || 1)];
  return last > first ? Math.min(Math.max((value - first) / (last - first), 0), 1) : 0.5;
}

/** Where a value stands in a zone, in percent from the left of the bar. @param edge as near to an end of the zone as it comes */
const placeIn = ({ from, to, ...zone }: RangeZone, value: number, edge: number) =>
  percent((from + (to - from) * Math.min(Math.max(shareIn(zone, value), edge), 1 - edge)) / 100);

/**
 * The bar from critical low to critical high. A side of the range that has no bound has no zones beyond it. Within a zone,
 * the scale is a true one.
 */
export function rangeZones(reference: Bounds, target: Bounds | null, critical: Bounds | null): RangeZones {
  const all = zonesOf(reference, critical);
  const total = all.reduce((sum, { band }) => sum + widths[band], 0);
  let end = 0;
  const zones = all.map((zone) => {
    const from = end;
    end += widths[zone.band] / total;
    return { ...zone, from: percent(from), to: percent(end) };
  });
  const inRange = zones.find(({ band }) => band === 'in-range');
  const aim =
    inRange && target
      ? {
          from: target.low === null ? inRange.from : placeIn(inRange, target.low, 0),
          to: target.high === null ? inRange.to : placeIn(inRange, target.high, 0),
        }
      : null;
  return {
    zones,
    target: aim && aim.to > aim.from ? aim : null,
    at: ({ value, band }) => {
      const zone = zones.find((one) => one.band === (band === 'optimal' ? 'in-range' : band));
      return zone ? placeIn(zone, value, EDGE) : null;
    },
  };
}
