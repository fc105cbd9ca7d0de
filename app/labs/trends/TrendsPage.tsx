import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { allBiomarkersQuery } from '#services/api/labs/labMarkers.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { Read } from '../parts/Read.tsx';
import { usePanel } from '../usePanel.ts';
import { ChosenTrends } from './ChosenTrends.tsx';
import { measuredPanel } from './readTrends.ts';

interface TrendsProps {
  readonly userId: string;
  readonly panelId: string;
}

function Trends({ userId, panelId }: TrendsProps) {
  const categories = useQuery(allBiomarkersQuery(userId, panelId));
  return (
    <>
      <Read query={categories} missing="You have no lab test at this address.">
        {(all) => <ChosenTrends userId={userId} categories={all} />}
      </Read>
      <NoDiagnosis userId={userId} panelId={panelId} />
    </>
  );
}

/**
 * How values moved over time. Which ones are shown is said by no address: what a patient wants to watch tells of their health, and
 * addresses are kept.
 */
export function TrendsPage() {
  const { userId, panelId } = usePanel();
  const panels = useQuery(labPanelsQuery(userId));
  usePageTitle('Trends');
  return (
    <>
      <h1 className={styles.title}>Trends</h1>
      <p className={styles.lead}>How your values moved over time.</p>
      {panelId !== '' ? (
        <Trends userId={userId} panelId={panelId} />
      ) : (
        <Read query={panels} missing="You have no lab tests.">
          {(list) => {
            const measured = measuredPanel(list);
            return measured ? (
              <Trends userId={userId} panelId={measured._id} />
            ) : (
              <div className={styles.nothing}>
                <p>There are no results yet. Once a lab has sent some, you see here how they move.</p>
                <Link to="/labs" className={styles.link}>
                  All lab tests
                </Link>
              </div>
            );
          }}
        </Read>
      )}
    </>
  );
}
