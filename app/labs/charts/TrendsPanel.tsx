import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import * as styles from './charts.css.ts';
import { EnteredEntry, LegendEntry } from './legend/Legend.tsx';
import { Plot } from './plot/Plot.tsx';
import { RangeBand } from './plot/RangeBand.tsx';
import { ResultPoint } from './plot/ResultPoint.tsx';
import { SeriesLine } from './plot/SeriesLine.tsx';
import type { SeriesLook } from './plot/seriesLook.ts';
import { apart } from './scale/apart.ts';
import { rangeSteps } from './scale/rangeSteps.ts';
import type { TimeScale } from './scale/timeScale.ts';
import { valueScale } from './scale/valueScale.ts';
import { keyOfResult } from '../rules/enteredTexts.ts';
import { referenceText, targetText, valueText } from '#flows/labs/rules/resultTexts.ts';
import { bandText, pointText, seriesSentence } from './texts/chartTexts.ts';

/** The height of a letter, in percent of the plot. */
const LETTER = 9;

interface ShownSeries {
  readonly biomarker: LabBiomarker;
  /** Oldest first, at least one. */
  readonly results: readonly LabResult[];
  readonly look: SeriesLook;
}

interface TrendsPanelProps {
  /** Series of one unit. */
  readonly series: readonly ShownSeries[];
  readonly time: TimeScale;
}

/** What the band and the dashed lines of a series are. */
function comparedText({ biomarker, results }: ShownSeries): string {
  const newest = results.findLast(({ reference }) => reference !== null);
  const target = targetText(biomarker);
  return [
    ...(newest ? [`Band: ${referenceText(newest, biomarker.decimals)}.`] : []),
    ...(target === undefined ? [] : [`Dashed: target, ${target}.`]),
  ].join(' ');
}

/** Series that share an axis. The range is drawn where it can only be of one. */
export function TrendsPanel({ series, time }: TrendsPanelProps) {
  const [only, ...others] = series;
  const alone = others.length === 0 ? only : undefined;
  const bounds = [alone?.biomarker.target, ...(alone?.results.map(({ reference }) => reference) ?? [])];
  const values = valueScale([
    ...series.flatMap(({ results }) => results.map(({ value }) => value)),
    ...bounds.flatMap((range) => [range?.low, range?.high]).filter((bound) => typeof bound === 'number'),
  ]);
  const ends = apart(
    series.map(({ results }) => values.at(results.at(-1)?.value ?? 0)),
    LETTER,
  );
  return (
    <div className={styles.panel}>
      <ul className={styles.names}>
        {series.map(({ biomarker, results, look }) => {
          const newest = results.at(-1);
          return (
            <LegendEntry
              key={biomarker._id}
              mark={
                <>
                  <path d="M-13 0H13" className={look.classes.line} />
                  <path d={look.mark} className={look.classes.mark} />
                </>
              }
            >
              <b className={styles.name}>
                {look.letter} {biomarker.name}
              </b>{' '}
              {newest && `${valueText(newest, biomarker.decimals)}, ${bandText(newest).toLowerCase()}`}
            </LegendEntry>
          );
        })}
        {series.some(({ results }) => results.some(({ entered }) => entered)) && <EnteredEntry />}
      </ul>
      <Plot
        label={series.map(({ biomarker, results }) => seriesSentence(biomarker, results)).join(' ')}
        unit={only?.biomarker.unit ?? ''}
        time={time}
        values={values}
      >
        {alone && <RangeBand steps={rangeSteps(alone.results, time)} target={alone.biomarker.target} values={values} />}
        {series.map(({ biomarker, results, look }) => (
          <SeriesLine key={biomarker._id} results={results} time={time} values={values} className={look.classes.line} />
        ))}
        {series.map(({ biomarker, results, look }, place) => (
          <g key={biomarker._id}>
            {results.map((result) => (
              <ResultPoint
                key={keyOfResult(result)}
                result={result}
                decimals={biomarker.decimals}
                time={time}
                values={values}
                written={alone ? 'roomy' : 'never'}
                title={`${biomarker.name}, ${pointText(biomarker, result)}`}
              >
                <path d={look.mark} className={look.classes.mark} />
              </ResultPoint>
            ))}
            <text
              x={`${time.on(results.at(-1)?.collected_at ?? '')}%`}
              dx="0.8em"
              y={`${ends[place]}%`}
              dy="0.35em"
              className={look.classes.letter}
            >
              {look.letter}
            </text>
          </g>
        ))}
      </Plot>
      {alone && <p className={styles.note}>{comparedText(alone)}</p>}
    </div>
  );
}
