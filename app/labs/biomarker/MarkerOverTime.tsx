import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { LabMarkerHistory } from '#schemas/wire/labs/labReads.ts';
import { useZone } from '../../time/useZone.ts';
import { MarkerChart } from '../charts/MarkerChart.tsx';
import * as page from '../parts/labs.css.ts';
import { isCounted } from '../rules/resultTexts.ts';
import { Treatments } from './Treatments.tsx';

/** The results of a marker as a chart, with what was taken meanwhile; without results, that alone. */
export function MarkerOverTime({ biomarker, results, treatments }: LabMarkerHistory) {
  const id = useId();
  const zone = useZone();
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
