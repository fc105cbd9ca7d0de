import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { labMarkerQuery } from '#services/api/labs/labMarkers.ts';
import { EnteredSafetyLine } from '../parts/SafetyLine.tsx';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { isEnteredCritical } from '../rules/enteredCritical.ts';
import { usePanel } from '../usePanel.ts';
import { MarkerCharts } from './MarkerCharts.tsx';
import { MarkerResults } from './MarkerResults.tsx';
import { MarkerTexts } from './MarkerTexts.tsx';
import { NewestResult } from './NewestResult.tsx';

/** What was measured of a marker, explained, drawn and listed. */
export function MarkerDetails() {
  const { userId, panelId } = usePanel();
  const { biomarkerId = '' } = useParams({ strict: false });
  const history = useQuery(labMarkerQuery(userId, panelId, biomarkerId));
  return (
    <Read query={history} missing="There is no such biomarker.">
      {({ biomarker, results }) => (
        <div className={styles.page}>
          {isEnteredCritical(results) && <EnteredSafetyLine userId={userId} />}
          <NewestResult
            userId={userId}
            biomarker={biomarker}
            results={results.filter(({ entered }) => !entered)}
            hasEntered={results.some(({ entered }) => entered)}
            isOvertaken={isEnteredCritical(results)}
          />
          <MarkerCharts />
          <MarkerResults biomarker={biomarker} results={results} />
          <MarkerTexts biomarker={biomarker} />
        </div>
      )}
    </Read>
  );
}
