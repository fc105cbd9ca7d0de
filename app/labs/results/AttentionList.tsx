import type { LabMarker, LabOther } from '#schemas/wire/labs/labReport.ts';
import * as styles from '../parts/labs.css.ts';
import { countRated, countUnrated, needsAttention, othersToLookAt } from '../rules/needsAttention.ts';
import { usePanel } from '../usePanel.ts';
import { MarkerList } from './MarkerList.tsx';
import { OtherList } from './OtherList.tsx';

interface AttentionListProps {
  readonly panelId: string;
  readonly markers: readonly LabMarker[];
  readonly others: readonly LabOther[];
}

/** Results beyond their range, those that are far beyond before the others. */
export function AttentionList({ panelId, markers, others }: AttentionListProps) {
  const { alarms } = usePanel();
  const [beyond, sent] = [needsAttention(markers), othersToLookAt(others)];
  const [count, unrated] = [beyond.length + sent.length, countUnrated(markers, others)];
  if (count === 0 && alarms.length > 0)
    return <p>The result in the alert above is in another report of this lab test.</p>;
  if (count === 0 && unrated === 0 && countRated(markers, others) === 0)
    return <p>This report shows no result to compare with a range. Ask your care team what it means for you.</p>;
  if (count === 0)
    return unrated === 0 ? (
      <p>No result of this report is outside its range.</p>
    ) : (
      <p>
        {unrated === 1 ? '1 result is' : `${unrated} results are`} not rated. Ask your care team what{' '}
        {unrated === 1 ? 'it means' : 'they mean'} for you.
      </p>
    );
  return (
    <>
      <p className={styles.soft}>
        {count === 1 ? '1 result is outside its range' : `${count} results are outside their range`} or marked by your
        lab. That alone doesn’t say why, so talk to your care team.
      </p>
      {sent.length > 0 && <OtherList others={sent} label="Results that your lab marked" advised />}
      {beyond.length > 0 && <MarkerList panelId={panelId} markers={beyond} label="Results to look at first" advised />}
    </>
  );
}
