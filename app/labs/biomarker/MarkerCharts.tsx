import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { labMarkerQuery } from '#services/api/labs/labMarkers.ts';
import { useZone } from '../../time/useZone.ts';
import { MarkerChart } from '../charts/MarkerChart.tsx';
import { RangeBar } from '../charts/RangeBar.tsx';
import * as page from '../parts/labs.css.ts';
import { isCounted } from '../rules/resultTexts.ts';
import { usePanel } from '../usePanel.ts';
import { Treatments } from './Treatments.tsx';

/** Where the newest result of a marker stands in its range, and all of them over time with what was taken meanwhile. */
export function MarkerCharts() {
  const { userId, panelId } = usePanel();
  const { biomarkerId = '' } = useParams({ strict: false });
  const { data } = useQuery(labMarkerQuery(userId, panelId, biomarkerId));
  const zone = useZone();
  const id = useId();
  if (!data) return null;
  const { biomarker, results, treatments } = data;
  const newest = results.find(isCounted);
  if (!newest) return <Treatments treatments={treatments} />;
  return (
    <Card aria-labelledby={id}>
      <div className={page.inCard}>
        <h2 id={id} className={page.heading}>
          In its range, and over time
        </h2>
        <RangeBar biomarker={biomarker} result={newest} />
        <MarkerChart biomarker={biomarker} results={results} treatments={treatments} zone={zone} tabled={false} />
      </div>
    </Card>
  );
}
