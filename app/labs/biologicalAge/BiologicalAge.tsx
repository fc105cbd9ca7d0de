import { useQuery } from '@tanstack/react-query';
import { bioAgeQuery } from '#services/api/labs/labTrends.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { Read } from '../parts/Read.tsx';
import { usePanel } from '../usePanel.ts';
import { AgeDetails } from './AgeDetails.tsx';

/** The biological age, what it is computed from and how, and those before it. */
export function BiologicalAge() {
  const { userId, panelId } = usePanel();
  const age = useQuery(bioAgeQuery(userId, panelId));
  return (
    <>
      <Read query={age} missing="You have no lab test at this address.">
        {(overview) => <AgeDetails panelId={panelId} overview={overview} />}
      </Read>
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}
