import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { labMarkerQuery } from '#services/api/labs/labMarkers.ts';
import { useZone } from '../../time/useZone.ts';
import { MarkerChart } from '../charts/MarkerChart.tsx';
import * as page from '../parts/labs.css.ts';
import { isCounted } from '#flows/labs/rules/resultTexts.ts';
import { usePanel } from '../usePanel.ts';
import { Treatments } from './Treatments.tsx';

/** The results of a marker over time, with what was taken meanwhile. */
export function MarkerCharts() {
  const { userId, panelId } = usePanel();
  const { biomarkerId = '' } = useParams({ strict: false });
  const { data } = useQuery(labMarkerQuery(userId, panelId, biomarkerId));
  const zone = useZone();
  const id = useId();
  if (!data) return null;
  const { biomarker, results, treatments } = data;
  if (!results.some(isCounted)) return <Treatments treatments={treatments} />;
  return (
    <Card aria-labelledby={id}>
      <div className={page.inCard}>
        <h2 id={id} className={page.heading}>
          Over time
        </h2>
        <MarkerChart biomarker={biomarker} results={results} treatments={treatments} zone={zone} tabled={false} />
      </div>
    </Card>
  );
}
