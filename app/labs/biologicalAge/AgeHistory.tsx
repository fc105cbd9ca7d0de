import type { BioAgeOverview } from '#schemas/wire/labs/labReads.ts';
import * as chart from '../charts/charts.css.ts';
import { BandSymbol } from '../charts/plot/BandSymbol.tsx';
import { Plot } from '../charts/plot/Plot.tsx';
import { ResultPoint } from '../charts/plot/ResultPoint.tsx';
import { SeriesLine } from '../charts/plot/SeriesLine.tsx';
import { timeScale } from '../charts/scale/timeScale.ts';
import { valueScale } from '../charts/scale/valueScale.ts';
import * as table from '../charts/table/table.css.ts';
import { TableSwitch } from '../charts/table/TableSwitch.tsx';
import { labDay } from '#flows/labs/rules/labDay.ts';

interface AgeHistoryProps {
  /** Newest first, at least one. */
  readonly history: BioAgeOverview['history'];
  /** IANA name. */
  readonly zone: string;
}

const ageText = (age: number): string => `${age.toFixed(1)} years`;

/** The biological ages of each blood draw, drawn and as a table. */
export function AgeHistory({ history, zone }: AgeHistoryProps) {
  const ages = history
    .map(({ age, ...draw }) => ({ ...draw, value: age, comparator: null, status: 'final' as const }))
    .sort((one, other) => Date.parse(one.collected_at) - Date.parse(other.collected_at));
  const time = timeScale(
    ages.map(({ collected_at: at }) => at),
    zone,
  );
  const values = valueScale(ages.map(({ value }) => value));
  const told = ages.map(({ value, collected_at: at }) => `${ageText(value)} on ${labDay(at)}`);
  return (
    <figure className={chart.chart}>
      <Plot label={`Biological age: ${told.join(', ')}.`} unit="years" time={time} values={values}>
        <SeriesLine results={ages} time={time} values={values} />
        {ages.map((result, index) => (
          <ResultPoint
            key={result.report}
            result={result}
            decimals={1}
            time={time}
            values={values}
            written={index === ages.length - 1 ? 'always' : 'roomy'}
            title={told[index] ?? ''}
          >
            <BandSymbol band="in-range" />
          </ResultPoint>
        ))}
      </Plot>
      <TableSwitch of="Biological age">
        <table className={table.table}>
          <caption className={table.caption}>Biological age</caption>
          <thead>
            <tr>
              <th scope="col" className={table.head}>
                Blood drawn
              </th>
              <th scope="col" className={table.head}>
                Biological age
              </th>
            </tr>
          </thead>
          <tbody>
            {history.map(({ report, collected_at: at, age }) => (
              <tr key={report}>
                <th scope="row" className={table.data}>
                  {labDay(at)}
                </th>
                <td className={table.data}>{ageText(age)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </TableSwitch>
    </figure>
  );
}
