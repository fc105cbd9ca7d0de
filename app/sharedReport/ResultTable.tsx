import { useId, type ReactNode } from 'react';
import type { SharedReport } from '#schemas/wire/labs/reportLink.ts';
import {
  changeText,
  isCounted,
  referenceText,
  valueText,
  otherValueText,
  otherWhyText,
} from '#flows/labs/rules/resultTexts.ts';
import { toldBandOf, type ToldBand } from '#flows/labs/rules/toldBandOf.ts';
import { toldBandText } from '../labs/rules/toldBand.ts';
import * as styles from './SharedReport.css.ts';

const COLUMNS = ['Marker', 'Result and range', 'In words'];

/** A line of a table: the marker, its value, the notes under it, and its band in words. */
interface LineProps {
  readonly name: string;
  readonly value: string;
  readonly below: readonly (string | undefined)[];
  readonly band: ToldBand | undefined;
}

function Line({ name, value, below, band }: LineProps) {
  const told = band && toldBandText(band);
  return (
    <tr className={styles.line}>
      <th scope="row" className={styles.name}>
        {name}
      </th>
      <td className={styles.cell}>
        <span className={styles.value}>{value}</span>
        {below.map(
          (text) =>
            text !== undefined && (
              <span key={text} className={styles.range}>
                {' '}
                {text}
              </span>
            ),
        )}
      </td>
      <td className={told ? styles.bands[told.tone] : styles.cell}>{told?.label}</td>
    </tr>
  );
}

/** What the laboratory wrote beside a value. */
const saidOf = ({ flag, note, specimen }: Pick<Other, 'flag' | 'note' | 'specimen'>) => [
  flag === undefined ? undefined : `The lab marked it: ${flag}`,
  specimen === undefined ? undefined : `Sample: ${specimen}`,
  note === undefined ? undefined : `Lab note: ${note}`,
];

type Other = SharedReport['others'][number];
type Category = SharedReport['categories'][number];

/** A result with its range and its band, in words that the color repeats. */
function ResultLine({ marker, decimals, result }: Category['results'][number]) {
  const counted = isCounted(result);
  return (
    <Line
      name={marker}
      value={counted ? valueText(result, decimals) : 'No value'}
      below={[counted ? referenceText(result, decimals) : undefined, changeText(result), ...saidOf(result)]}
      band={counted ? toldBandOf(result) : undefined}
    />
  );
}

/** A result as the laboratory has sent it. */
const OtherLine = ({ other }: { readonly other: Other }) => (
  <Line
    name={other.name}
    value={otherValueText(other)}
    below={[
      other.range === null ? undefined : `${other.range}, your lab’s range`,
      otherWhyText(other),
      changeText(other),
      ...saidOf(other),
    ]}
    band={isCounted(other) ? (other.band ?? 'none') : undefined}
  />
);

interface TableProps {
  readonly name: string;
  readonly children: ReactNode;
}

function Table({ name, children }: TableProps) {
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
        <tbody>{children}</tbody>
      </table>
    </section>
  );
}

/** The results of a category. */
export const ResultTable = ({ name, results }: Category) => (
  <Table name={name}>
    {results.map((one) => (
      <ResultLine key={one.marker} {...one} />
    ))}
  </Table>
);

/** The results that no marker has a place for. */
export const OtherTable = ({ others }: Pick<SharedReport, 'others'>) => (
  <Table name="Results as the lab sent them">
    {others.map((other) => (
      <OtherLine key={other._id} other={other} />
    ))}
  </Table>
);
