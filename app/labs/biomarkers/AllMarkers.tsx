import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { allBiomarkersQuery } from '#services/api/labs/labMarkers.ts';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { MarkerList } from '../results/MarkerList.tsx';
import { usePanel } from '../usePanel.ts';

/** All markers by category. */
export function AllMarkers() {
  const { userId, panelId } = usePanel();
  const categories = useQuery(allBiomarkersQuery(userId, panelId));
  return (
    <Read query={categories} missing="You have no lab test at this address.">
      {(all) =>
        all.map(({ slug, name, markers }) => (
          <section key={slug} className={styles.section} aria-labelledby={slug}>
            <h2 id={slug} className={styles.heading}>
              <Link to="/labs/$panelId/categories/$slug" params={{ panelId, slug }} className={styles.link}>
                {name}
              </Link>
            </h2>
            <MarkerList panelId={panelId} markers={markers} label={name} />
          </section>
        ))
      }
    </Read>
  );
}
