import { useQuery } from '@tanstack/react-query';
import { bioAgeQuery } from '#services/api/labs/labTrends.ts';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { Read } from '../parts/Read.tsx';
import { usePanel } from '../usePanel.ts';
import { AgeDetails } from './AgeDetails.tsx';

/** The biological age, what it is computed from and how, and those before it. While an alarm is open, it would reassure. */
export function BiologicalAge() {
  const { userId, panelId, alarms } = usePanel();
  const age = useQuery(bioAgeQuery(userId, panelId));
  if (alarms.length > 0)
    return (
      <p className={styles.page}>
        One of your results needs attention first. You’ll see your biological age again once your care team has looked
        at it.
      </p>
    );
  return (
    <>
      <Read query={age} missing="You have no lab test at this address.">
        {(overview) => <AgeDetails panelId={panelId} overview={overview} />}
      </Read>
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
