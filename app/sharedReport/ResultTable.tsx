import { useId } from 'react';
import type { SharedReport } from '#schemas/wire/labs/reportLink.ts';
import { changeText, isCounted, referenceText, valueText } from '../labs/rules/resultTexts.ts';
import { toldBandOf, toldBandText } from '../labs/rules/toldBand.ts';
import * as styles from './SharedReport.css.ts';

const COLUMNS = ['Marker', 'Result and range', 'In words'];

type Category = SharedReport['categories'][number];

/** A result with its range and its band, in words that the color repeats. */
function ResultLine({ marker, decimals, result }: Category['results'][number]) {
  const change = changeText(result);
  const counted = isCounted(result);
  const { label, tone } = toldBandText(toldBandOf(result));
  return (
    <tr className={styles.line}>
      <th scope="row" className={styles.name}>
        {marker}
      </th>
      <td className={styles.cell}>
        <span className={styles.value}>{counted ? valueText(result, decimals) : 'No value'}</span>
        {counted && <span className={styles.range}> {referenceText(result, decimals)}</span>}
        {change !== undefined && <span className={styles.range}> {change}</span>}
      </td>
      <td className={styles.bands[tone]}>{counted && label}</td>
    </tr>
  );
}

/** The results of a category. */
export function ResultTable({ name, results }: Category) {
  const id = useId();
  return (
    <section>
      <h2 id={id} className={styles.heading}>
        {name}
      </h2>
      <table className={styles.table} aria-labelledby={id}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col" className={styles.column}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {results.map((one) => (
            <ResultLine key={one.marker} {...one} />
          ))}
        </tbody>
      </table>
    </section>
  );
}
