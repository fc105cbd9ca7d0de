import type { LabBiomarker, LabResult } from '#schemas/wire/labs/labReport.ts';
import { drawnDay, enteredText, keyOfResult } from '../../rules/enteredTexts.ts';
import { changeText, referenceText, valueText } from '#flows/labs/rules/resultTexts.ts';
import { bandText } from '../texts/chartTexts.ts';
import * as styles from './table.css.ts';

const newestFirst = (results: readonly LabResult[]) =>
  [...results].sort((one, other) => Date.parse(other.collected_at) - Date.parse(one.collected_at));

interface ResultsTableProps {
  readonly biomarker: LabBiomarker;
  /** In any order; the table begins with the newest. */
  readonly results: readonly LabResult[];
}

/** The results of a marker with all that a chart says of them. */
export const ResultsTable = ({ biomarker, results }: ResultsTableProps) => (
  <table className={styles.table}>
    <caption className={styles.caption}>{biomarker.name}</caption>
    <thead>
      <tr>
        {['Collected', 'Result', 'Compared with'].map((name) => (
          <th key={name} scope="col" className={styles.head}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {newestFirst(results).map((result) => (
        <tr key={keyOfResult(result)}>
          <th scope="row" className={styles.data}>
            {drawnDay(result)}
          </th>
          <td className={styles.data}>
            <span className={styles.strong}>{valueText(result, biomarker.decimals)}</span>
            {bandText(result)}
            {result.entered && <span className={styles.soft}>{enteredText(result)}</span>}
            {changeText(result) !== undefined && <span className={styles.soft}>{changeText(result)}</span>}
          </td>
          <td className={styles.data}>{referenceText(result, biomarker.decimals)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
