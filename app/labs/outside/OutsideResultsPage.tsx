import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { outsideResultsQuery } from '#services/api/labs/outsideResults.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LabDownload } from '../download/LabDownload.tsx';
import { EnteredSafetyLine } from '../parts/SafetyLine.tsx';
import * as styles from '../parts/labs.css.ts';
import { Read } from '../parts/Read.tsx';
import { isEnteredCritical } from '../rules/enteredCritical.ts';
import { byTest } from './byTest.ts';
import { OutsideTest } from './OutsideTest.tsx';

const route = getRouteApi('/signed-in');

/** The results of other laboratories that the patient has entered, the newest test first. */
export function OutsideResultsPage() {
  const { userId } = route.useRouteContext();
  const entered = useQuery(outsideResultsQuery(userId));
  const title = useRef<HTMLHeadingElement>(null);
  usePageTitle('Results from elsewhere');
  return (
    <>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        Results from elsewhere
      </h1>
      <p className={styles.lead}>
        You entered these by hand. Nobody has checked them, and they do not count for your biological age.
      </p>
      <Read query={entered} missing="There are none.">
        {(results) => (
          <div className={styles.page}>
            {results.some(({ result }) => isEnteredCritical([result])) && <EnteredSafetyLine userId={userId} />}
            <div className={styles.actions}>
              <Link to="/labs/outside-results/$step" params={{ step: 'test' }} className={button()}>
                Add results from elsewhere
              </Link>
              <Link to="/labs" className={button({ look: 'secondary' })}>
                All lab tests
              </Link>
            </div>
            {results.length === 0 && <p>You have not entered any yet.</p>}
            {byTest(results).map((test) => (
              <OutsideTest key={test.key} userId={userId} test={test} onRemoved={() => title.current?.focus()} />
            ))}
            {results.length > 0 && (
              <div className={styles.texts}>
                <p>Other systems read them as a FHIR file, which says of each that you entered it.</p>
                <div>
                  <LabDownload what="entered" />
                </div>
              </div>
            )}
          </div>
        )}
      </Read>
    </>
  );
}
