import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import * as styles from './RangeBar.css.ts';
import { BandSymbol } from './plot/BandSymbol.tsx';
import { rangeZones, type RangeZone } from './scale/rangeZones.ts';
import { referenceText, targetText, valueText } from '#flows/labs/rules/resultTexts.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { bandText } from './texts/chartTexts.ts';

interface RangeBarProps {
  readonly biomarker: LabBiomarker;
  readonly result: LabResult;
}

/** What the bar says, in one sentence. */
function sentenceOf(biomarker: LabBiomarker, result: LabResult): string {
  const { decimals } = biomarker;
  const target = targetText(biomarker);
  return [
    `${valueText(result, decimals)}: ${bandText(result).toLowerCase()}`,
    `compared with ${referenceText(result, decimals)}`,
    ...(target === undefined ? [] : [`target ${target}`]),
  ].join('; ');
}

/** The bounds between zones, each once, with their places. */
const boundsOf = (zones: readonly RangeZone[]) =>
  zones.flatMap(({ from, low }, index) => (index > 0 && low !== null ? [{ at: from, value: low }] : []));

/**
 * Where a result stands between critically low and critically high, with the target marked. Zones are as wide as can be read,
 * so that only within each the scale is a true one. Nothing where the result was compared with no range.
 */
export function RangeBar({ biomarker, result }: RangeBarProps) {
  if (!result.reference) return null;
  const { zones, target, at } = rangeZones(result.reference, biomarker.target, biomarker.critical);
  const place = at(result);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it is drawn here, and no file
    <svg role="img" aria-label={`${sentenceOf(biomarker, result)}.`} className={styles.bar}>
      {zones.map(({ band, from, to }) => {
        const [y, height] = band === 'in-range' ? ['1.5em', '0.7em'] : ['1.7em', '0.3em'];
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
      {target && (
        <rect
          x={`${target.from}%`}
          width={`${target.to - target.from}%`}
          y="1.5em"
          height="0.7em"
          className={styles.target}
        />
      )}
      {target && (
        <text x={`${(target.from + target.to) / 2}%`} y="1em" textAnchor="middle" className={styles.number}>
          Target
        </text>
      )}
      {boundsOf(zones).map(({ at: x, value }) => (
        <g key={x}>
          <line x1={`${x}%`} x2={`${x}%`} y1="1.3em" y2="2.4em" className={styles.bound} />
          <text x={`${x}%`} y="3.5em" textAnchor="middle" className={styles.number}>
            {value.toFixed(biomarker.decimals)}
          </text>
        </g>
      ))}
      {place !== null && (
        <svg x={`${place}%`} y="1.85em" overflow="visible">
          <BandSymbol band={toldBandOf(result)} />
        </svg>
      )}
    </svg>
  );
}
