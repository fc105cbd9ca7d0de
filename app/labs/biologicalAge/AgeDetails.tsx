import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { Card } from '#renderers/ui/layout/Card.tsx';
import type { BioAgeOverview } from '#schemas/wire/labs/labReads.ts';
import { userQuery } from '#services/api/users.ts';
import { useZone } from '../../time/useZone.ts';
import { LabDay } from '../parts/LabDay.tsx';
import * as page from '../parts/labs.css.ts';
import { MarkerList } from '../results/MarkerList.tsx';
import { biologicalAgeText } from '../rules/biologicalAgeText.ts';
import { ownAgeText } from '../rules/ownAgeText.ts';
import { AgeHistory } from './AgeHistory.tsx';
import { AgeMethod } from './AgeMethod.tsx';
import * as styles from './biologicalAge.css.ts';

interface AgeDetailsProps {
  readonly userId: string;
  readonly panelId: string;
  readonly overview: BioAgeOverview;
}

/** What is said where there is no age. */
const titles = { missing: 'There is no age for this report', 'not-for-you': 'This age is not for you' } as const;

/** The names of the markers that are missing, as a list in a sentence. */
const namesOf = ({ inputs, missing }: BioAgeOverview): string =>
  inputs
    .filter(({ biomarker }) => missing.includes(biomarker._id))
    .map(({ biomarker }) => biomarker.name)
    .join(', ');

/** The age, or why there is none; its nine values; and the ages of earlier draws. */
export function AgeDetails({ userId, panelId, overview }: AgeDetailsProps) {
  const { data: user } = useQuery(userQuery(userId));
  const zone = useZone();
  const [inputsId, historyId] = [useId(), useId()];
  const { status, age, inputs, history, missing } = overview;
  const drawn = history[0]?.collected_at;
  const own = age === null || drawn === undefined ? undefined : ownAgeText(age, user?.birthday ?? null, drawn);
  return (
    <div className={page.page}>
      <Card aria-label="Your biological age">
        <div className={page.inCard}>
          {status === 'available' ? (
            <>
              <p className={styles.age}>{biologicalAgeText(overview)}</p>
              {drawn !== undefined && (
                <p className={page.soft}>
                  By the blood drawn on <LabDay at={drawn} />
                </p>
              )}
              {own !== undefined && <p className={page.texts}>{own}</p>}
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
            What it is computed from
          </h2>
          <MarkerList panelId={panelId} markers={inputs} label="What it is computed from" />
        </section>
      )}
      <AgeMethod />
    </div>
  );
}
