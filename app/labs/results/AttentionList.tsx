import type { LabMarker } from '#schemas/wire/labs/labReport.ts';
import * as styles from '../parts/labs.css.ts';
import { needsAttention } from '../rules/needsAttention.ts';
import { MarkerList } from './MarkerList.tsx';

interface AttentionListProps {
  readonly panelId: string;
  readonly markers: readonly LabMarker[];
}

/** Results beyond their range, those that are far beyond before the others. */
export function AttentionList({ panelId, markers }: AttentionListProps) {
  const beyond = needsAttention(markers);
  if (beyond.length === 0) return <p>No result of this report is outside its range.</p>;
  return (
    <>
      <p className={styles.soft}>
        {beyond.length === 1 ? '1 result is' : `${beyond.length} results are`} outside the range. That alone says
        nothing about why: talk it over with your care team.
      </p>
      <MarkerList panelId={panelId} markers={beyond} label="Results to look at first" />
    </>
  );
}
