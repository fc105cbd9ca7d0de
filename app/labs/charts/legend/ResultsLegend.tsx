import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { BandSymbol } from '../plot/BandSymbol.tsx';
import * as plot from '../plot/Plot.css.ts';
import { symbols } from '../plot/symbols.ts';
import { bandText, boundsText, isCorrected, sourceLabels } from '../texts/resultTexts.ts';
import { Legend, LegendEntry } from './Legend.tsx';

/** From the lowest; the two that look alike are one. */
const bands = ['critical-low', 'low', 'in-range', 'optimal', 'high', 'critical-high', null] as const;

interface ResultsLegendProps {
  readonly biomarker: LabBiomarker;
  /** Oldest first. */
  readonly results: readonly LabResult[];
}

/** What the marks of a marker's results mean, and where its ranges come from. */
export function ResultsLegend({ biomarker, results }: ResultsLegendProps) {
  const shown = bands.filter((one) => results.some(({ band }) => band === one));
  const references = results.flatMap(({ reference }) => reference ?? []);
  const newest = references.at(-1);
  const isSame = references.every(({ low, high }) => low === newest?.low && high === newest?.high);
  const { target, sources } = biomarker;
  return (
    <Legend>
      {shown.map((band) => (
        <LegendEntry key={band ?? 'none'} mark={<BandSymbol band={band} />}>
          {bandText(band)}
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
          {sourceLabels[newest.source]}
          {isSame ? '' : ' at last'}: {boundsText(newest, biomarker)}
          {newest.source === 'catalogue' && sources['reference'] !== undefined && ` (${sources['reference']})`}
        </LegendEntry>
      )}
      {target && (
        <LegendEntry mark={<path d="M-13 0H13" className={plot.target} />}>
          Target: {boundsText(target, biomarker)}
          {sources['target'] !== undefined && ` (${sources['target']})`}
        </LegendEntry>
      )}
      {results.some(({ comparator }) => comparator !== null) && (
        <LegendEntry mark={<path d="M0-7V7M-3.5 3L0 7L3.5 3" className={plot.sign} />}>
          Beyond what the laboratory can measure
        </LegendEntry>
      )}
      {results.some(isCorrected) && (
        <LegendEntry mark={<path d={symbols.legendRing} className={plot.ring} />}>
          Corrected by the laboratory
        </LegendEntry>
      )}
    </Legend>
  );
}
