import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import * as styles from './charts.css.ts';
import { ResultsLegend } from './legend/ResultsLegend.tsx';
import { TreatmentList } from './legend/TreatmentList.tsx';
import { oldestFirst } from './oldestFirst.ts';
import { BandSymbol } from './plot/BandSymbol.tsx';
import { Plot } from './plot/Plot.tsx';
import { RangeBand } from './plot/RangeBand.tsx';
import { ResultPoint } from './plot/ResultPoint.tsx';
import { SeriesLine } from './plot/SeriesLine.tsx';
import { TreatmentRows, TreatmentStarts, type Treatment } from './plot/Treatments.tsx';
import { rangeSteps } from './scale/rangeSteps.ts';
import { timeScale } from './scale/timeScale.ts';
import { valueScale } from './scale/valueScale.ts';
import { ResultsTable } from './table/ResultsTable.tsx';
import { TableSwitch } from './table/TableSwitch.tsx';
import { keyOfResult } from '../rules/enteredTexts.ts';
import { toldBandOf } from '#flows/labs/rules/toldBandOf.ts';
import { pointText, seriesSentence } from './texts/chartTexts.ts';

/** As many results as have room for their values beside each other. */
const MOST_WRITTEN = 8;

interface MarkerChartProps {
  readonly biomarker: LabBiomarker;
  /** In any order. */
  readonly results: readonly LabResult[];
  readonly treatments?: readonly Treatment[];
  /** Whether its table comes with it; not where the page has that table anyway. */
  readonly tabled?: boolean;
  /** The time zone that days are of, an IANA name. */
  readonly zone: string;
}

const writtenOf = (index: number, count: number) =>
  index === count - 1 ? 'always' : count <= MOST_WRITTEN ? 'roomy' : 'never';

/**
 * The results of a marker over time, with the range that each was compared with, the target, and what the patient took; and the
 * same as a table. Nothing without results.
 */
export function MarkerChart({ biomarker, results: given, treatments: taken, tabled = true, zone }: MarkerChartProps) {
  const results = oldestFirst(given);
  const [first, last] = [results[0], results.at(-1)];
  if (!first || !last) return null;
  // What ended before the first result or began after the last was not taken in this time.
  const treatments = (taken ?? []).filter(
    ({ from, to }) => from <= last.collected_at && (to === null || to > first.collected_at),
  );
  const time = timeScale(
    results.map(({ collected_at: at }) => at),
    zone,
  );
  const bounds = [biomarker.target, ...results.map(({ reference }) => reference)].flatMap((range) => [
    range?.low,
    range?.high,
  ]);
  const values = valueScale([
    ...results.map(({ value }) => value),
    ...bounds.filter((bound) => typeof bound === 'number'),
  ]);
  return (
    <figure className={styles.chart}>
      <Plot
        label={seriesSentence(biomarker, results)}
        unit={biomarker.unit}
        time={time}
        values={values}
        above={treatments.length > 0 && <TreatmentRows treatments={treatments} time={time} />}
      >
        <RangeBand steps={rangeSteps(results, time)} target={biomarker.target} values={values} />
        <TreatmentStarts treatments={treatments} time={time} />
        <SeriesLine results={results} time={time} values={values} />
        {results.map((result, index) => (
          <ResultPoint
            key={keyOfResult(result)}
            result={result}
            decimals={biomarker.decimals}
            time={time}
            values={values}
            written={writtenOf(index, results.length)}
            title={pointText(biomarker, result)}
          >
            <BandSymbol band={toldBandOf(result)} />
          </ResultPoint>
        ))}
      </Plot>
      <ResultsLegend biomarker={biomarker} results={results} />
      {treatments.length > 0 && <TreatmentList treatments={treatments} zone={zone} />}
      {tabled && (
        <TableSwitch of={biomarker.name}>
          <ResultsTable biomarker={biomarker} results={results} />
        </TableSwitch>
      )}
    </figure>
  );
}
