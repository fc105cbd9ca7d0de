import { useQuery } from '@tanstack/react-query';
import { bioAgeQuery } from '#services/api/labs/labTrends.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { Read } from '../parts/Read.tsx';
import { usePanel } from '../usePanel.ts';
import { AgeDetails } from './AgeDetails.tsx';

/** The biological age by the newest report of a panel, what it is computed from and how, and those before it. */
export function BiologicalAgePage() {
  const { userId, panelId } = usePanel();
  const age = useQuery(bioAgeQuery(userId, panelId));
  usePageTitle('Biological age');
  return (
    <>
      <h1 className={styles.title}>Biological age</h1>
      <p className={styles.lead}>An estimate from nine values of your blood and your age.</p>
      <Read query={age} missing="You have no lab test at this address.">
        {(overview) => <AgeDetails panelId={panelId} overview={overview} />}
      </Read>
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
