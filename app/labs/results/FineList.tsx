import { Link } from '@tanstack/react-router';
import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import { bandTexts } from '../rules/bandTexts.ts';
import { isCounted } from '#flows/labs/rules/resultTexts.ts';
import * as styles from './results.css.ts';

interface FineListProps {
  readonly panelId: string;
  readonly markers: readonly LabMarker[];
}

const isFine = ({ result }: LabMarker): boolean =>
  result !== null && result.band !== null && isCounted(result) && bandTexts[result.band].tone === 'within';

/** Whether it is in range without being where the catalogue would like it: the words say why it is here all the same. */
const isOffTarget = ({ biomarker, result }: LabMarker): boolean =>
  biomarker.target !== null && result?.band === 'in-range';

/** What is within its range, by name: it is there to be seen, and nothing is to be done about it. */
export function FineList({ panelId, markers }: FineListProps) {
  const fine = markers.filter(isFine);
  if (fine.length === 0) return <p>No result of this report is known to be within its range.</p>;
  return (
    <>
      <p>
        {fine.length === 1 ? '1 result is' : `${fine.length} results are`} within the range,{' '}
        {fine.filter(({ result }) => result?.band === 'optimal').length} of them on target.
        {fine.some(isOffTarget) && ' A value can be off its target and still be in range.'}
      </p>
      <ul className={styles.names} aria-label="Results within their range">
        {fine.map(({ biomarker: { _id: biomarkerId, name } }) => (
          <li key={biomarkerId}>
            <Link
              to="/labs/$panelId/biomarker/$biomarkerId"
              params={{ panelId, biomarkerId }}
              className={styles.nameLink}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
