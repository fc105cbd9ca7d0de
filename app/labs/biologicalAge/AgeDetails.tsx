import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { BioAgeOverview } from '#schemas/wire/labs/labReads.ts';
import { useZone } from '../../time/useZone.ts';
import { LabDay } from '../parts/LabDay.tsx';
import * as page from '../parts/labs.css.ts';
import { MarkerList } from '../results/MarkerList.tsx';
import { biologicalAgeText } from '../rules/biologicalAgeText.ts';
import { AgeHistory } from './AgeHistory.tsx';
import { AgeMethod } from './AgeMethod.tsx';
import { AgeMoved } from './AgeMoved.tsx';
import { TwoAges } from './TwoAges.tsx';

interface AgeDetailsProps {
  readonly panelId: string;
  readonly overview: BioAgeOverview;
}

/** What is said where there is no age. */
const titles = {
  missing: 'No biological age for this report',
  'not-for-you': 'This estimate doesn’t apply to you',
} as const;

/** The names of the markers that are missing, as a list in a sentence. */
const namesOf = ({ inputs, missing }: BioAgeOverview): string =>
  inputs
    .filter(({ biomarker }) => missing.includes(biomarker._id))
    .map(({ biomarker }) => biomarker.name)
    .join(', ');

/** The age, or why there is none; its nine values; and the ages of earlier draws. */
export function AgeDetails({ panelId, overview }: AgeDetailsProps) {
  const zone = useZone();
  const [inputsId, historyId] = [useId(), useId()];
  const { status, inputs, history, missing } = overview;
  const drawn = history[0]?.collected_at;
  return (
    <div className={page.page}>
      <Card aria-label="Your biological age">
        <div className={page.inCard}>
          {status === 'available' ? (
            <>
              {drawn !== undefined && (
                <p className={page.soft}>
                  From the blood drawn on <LabDay at={drawn} />
                </p>
              )}
              <TwoAges of={overview} />
            </>
          ) : (
            <>
              <h2 className={page.heading}>{titles[status]}</h2>
              <p className={page.texts}>{biologicalAgeText(overview)}</p>
              {missing.length > 0 && <p className={page.texts}>Missing: {namesOf(overview)}.</p>}
            </>
          )}
        </div>
      </Card>
      <AgeMoved overview={overview} />
      {history.length > 0 && (
        <Card aria-labelledby={historyId}>
          <div className={page.inCard}>
            <h2 id={historyId} className={page.heading}>
              Over time
            </h2>
            <AgeHistory history={history} zone={zone} />
          </div>
        </Card>
      )}
      {status !== 'not-for-you' && (
        <section className={page.section} aria-labelledby={inputsId}>
          <h2 id={inputsId} className={page.heading}>
            What it’s based on
          </h2>
          <MarkerList panelId={panelId} markers={inputs} label="What it’s based on" />
        </section>
      )}
      <AgeMethod />
    </div>
  );
}
