import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import * as styles from '../parts/labs.css.ts';
import { withinRange } from '../rules/needsAttention.ts';
import { MarkerList } from './MarkerList.tsx';

interface FineListProps {
  readonly panelId: string;
  readonly markers: readonly LabMarker[];
}

/** Whether it is in range without being where the catalogue would like it: the words say why it is here all the same. */
const isOffTarget = ({ biomarker, result }: LabMarker): boolean =>
  biomarker.target !== null && result?.band === 'in-range';

/** What is within its range. */
export function FineList({ panelId, markers }: FineListProps) {
  const fine = withinRange(markers);
  if (fine.length === 0) return <p>No result of this report is known to be within its range.</p>;
  return (
    <>
      <p className={styles.soft}>
        {fine.length === 1 ? '1 result is' : `${fine.length} results are`} within the range,{' '}
        {fine.filter(({ result }) => result?.band === 'optimal').length} of them on target.
        {fine.some(isOffTarget) && ' A value can be off its target and still be in range.'}
      </p>
      <MarkerList panelId={panelId} markers={fine} label="Results within their range" />
    </>
  );
}
