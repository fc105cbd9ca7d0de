import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { allBiomarkersQuery } from '#services/api/labs/labMarkers.ts';
import { labPanelsQuery } from '#services/api/labs/labPanels.ts';
import * as styles from '../parts/labs.css.ts';
import { NoDiagnosis } from '../parts/NoDiagnosis.tsx';
import { Read } from '../parts/Read.tsx';
import { usePanel } from '../usePanel.ts';
import { ChosenTrends } from './ChosenTrends.tsx';
import { measuredPanel } from './readTrends.ts';

interface PanelTrendsProps {
  readonly userId: string;
  readonly panelId: string;
}

function PanelTrends({ userId, panelId }: PanelTrendsProps) {
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
 * The trends of the panel at the address, or of the newest that has results. Which markers are shown is said by no address: what a
 * patient wants to watch tells of their health, and addresses are kept.
 */
export function Trends() {
  const { userId, panelId } = usePanel();
  const panels = useQuery(labPanelsQuery(userId));
  if (panelId !== '') return <PanelTrends userId={userId} panelId={panelId} />;
  return (
    <Read query={panels} missing="You have no lab tests.">
      {(list) => {
        const measured = measuredPanel(list);
        return measured ? (
          <PanelTrends userId={userId} panelId={measured._id} />
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
  );
}
