import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { BandSymbol } from '../plot/BandSymbol.tsx';
import * as plot from '../plot/Plot.css.ts';
import { symbols } from '../plot/symbols.ts';
import { boundsText, referenceText, targetText } from '#flows/labs/rules/resultTexts.ts';
import { toldBandOf, type ToldBand } from '#flows/labs/rules/toldBandOf.ts';
import { explainedBand } from '../../rules/toldBand.ts';
import { isCorrected } from '../texts/chartTexts.ts';
import { EnteredEntry, Legend, LegendEntry } from './Legend.tsx';

/** From the lowest; the two that look alike are one. */
const bands: readonly ToldBand[] = [
  'critical-low',
  'low',
  'just-below',
  'in-range',
  'optimal',
  'just-above',
  'high',
  'critical-high',
  'none',
];

const shownBounds = ({ reference, unit }: LabResult, decimals: number) =>
  reference ? boundsText(reference, decimals, unit) : undefined;

/**
 * What results are compared with. That the range changed is only said of bounds that differ as they are shown: laboratory and
 * catalogue may give the same.
 *
 * @param decimals digits after the point
 */
function comparedText(compared: readonly LabResult[], newest: LabResult, decimals: number): string {
  const range = referenceText(newest, decimals);
  const bounds = new Set(compared.map((result) => shownBounds(result, decimals)));
  if (bounds.size > 1) return `The range changed over time; the newest is ${range}`;
  const isOfOne = compared.every((result) => referenceText(result, decimals) === range);
  return `Compared with ${isOfOne ? range : shownBounds(newest, decimals)}`;
}

interface ResultsLegendProps {
  readonly biomarker: LabBiomarker;
  /** Oldest first. */
  readonly results: readonly LabResult[];
}

/** What the marks of a marker's results mean, and where its ranges come from. */
export function ResultsLegend({ biomarker, results }: ResultsLegendProps) {
  const shown = bands.filter((one) => results.some((result) => toldBandOf(result) === one));
  const compared = results.filter((result) => shownBounds(result, biomarker.decimals) !== undefined);
  const newest = compared.at(-1);
  const [target, sources] = [targetText(biomarker), biomarker.sources];
  return (
    <Legend>
      {shown.map((band) => (
        <LegendEntry key={band} mark={<BandSymbol band={band} />}>
          {explainedBand(band)}
        </LegendEntry>
      ))}
      {newest && (
        <LegendEntry
          mark={
            <>
              <rect x="-12" width="24" y="-6" height="12" className={plot.range} />
              <path d="M-12-6H12M-12 6H12" className={plot.rangeEdge} />
            </>
          }
        >
          {comparedText(compared, newest, biomarker.decimals)}
          {newest.reference?.source === 'catalogue' &&
            sources['reference'] !== undefined &&
            ` (${sources['reference']})`}
        </LegendEntry>
      )}
      {target !== undefined && (
        <LegendEntry mark={<path d="M-13 0H13" className={plot.target} />}>
          Target: {target}
          {sources['target'] !== undefined && ` (${sources['target']})`}
        </LegendEntry>
      )}
      {results.some(({ comparator }) => comparator !== null) && (
        <LegendEntry mark={<path d="M0-7V7M-3.5 3L0 7L3.5 3" className={plot.sign} />}>
          Beyond what your lab can measure
        </LegendEntry>
      )}
      {results.some(({ entered }) => entered) && <EnteredEntry />}
      {results.some(isCorrected) && (
        <LegendEntry mark={<path d={symbols.legendRing} className={plot.ring} />}>Corrected by your lab</LegendEntry>
      )}
    </Legend>
  );
}
