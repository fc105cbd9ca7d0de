import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { labCategoryQuery } from '#services/api/labs/labMarkers.ts';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { SafetyLine } from '../parts/SafetyLine.tsx';
import { hasCritical } from '../rules/needsAttention.ts';
import { MarkerList } from '../results/MarkerList.tsx';
import { usePanel } from '../usePanel.ts';

/** The markers of the category that the address names. */
export function CategoryMarkers() {
  const { userId, panelId } = usePanel();
  const { slug = '' } = useParams({ strict: false });
  const category = useQuery(labCategoryQuery(userId, panelId, slug));
  return (
    <Read query={category} missing="There is no such category of biomarkers.">
      {({ name, markers }) => (
        <div className={styles.page}>
          {hasCritical(markers) && <SafetyLine />}
          <MarkerList panelId={panelId} markers={markers} label={name} />
        </div>
      )}
    </Read>
  );
}
