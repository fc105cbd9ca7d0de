import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import type { LabMarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { BandSymbol } from './plot/BandSymbol.tsx';
import * as styles from './RangeBar.css.ts';
import { rangeZones } from './scale/rangeZones.ts';

interface RangeStripProps {
  readonly biomarker: Pick<LabMarker['biomarker'], 'target' | 'critical'>;
  readonly result: LabResult;
}

/** The range bar of a row, which says in words what it draws. Nothing where the result was compared with no range. */
export function RangeStrip({ biomarker: { target, critical }, result }: RangeStripProps) {
  if (!result.reference) return null;
  const { zones, target: aim, at } = rangeZones(result.reference, target, critical);
  const place = at(result);
  return (
    <svg aria-hidden className={styles.strip}>
      {zones.map(({ band, from, to }) => {
        const [y, height] = band === 'in-range' ? [5, 6] : [7, 2];
        return (
          <rect
            key={band}
            x={`${from}%`}
            width={`${to - from}%`}
            y={y}
            height={height}
            className={styles.zones[band]}
          />
        );
      })}
      {aim && <rect x={`${aim.from}%`} width={`${aim.to - aim.from}%`} y={5} height={6} className={styles.target} />}
      {place !== null && (
        <svg x={`${place}%`} y={8} overflow="visible">
          <BandSymbol band={toldBandOf(result)} />
        </svg>
      )}
    </svg>
  );
}
