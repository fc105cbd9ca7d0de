import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { intakesQuery } from '#services/api/intakes.ts';
import { intakeTemplatesQuery } from '#services/api/intakeTemplates.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { userQuery } from '#services/api/users.ts';
import { AwaitingUpdate } from './AwaitingUpdate.tsx';
import { CoachingCard } from './CoachingCard.tsx';
import * as styles from '../layout/page.css.ts';
import { pageShapes } from '../layout/pageShapes.ts';
import { IncompleteVisits } from '../visits/IncompleteVisits.tsx';
import { offeredVisits } from '../visits/offeredVisits.ts';
import { ReadFailure } from '../visits/ReadFailure.tsx';
import { sortIncomplete } from '../visits/sortIncomplete.ts';
import { StartVisit } from '../visits/StartVisit.tsx';
import { UnverifiedEmail } from '../email/UnverifiedEmail.tsx';
import { VerificationState } from './VerificationState.tsx';
import { VisitsInReview } from '../visits/VisitsInReview.tsx';
import { visitsInReview } from '../visits/visitsInReview.ts';
import { TextUpdates } from '../mobile/TextUpdates.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useNow } from '../../time/useNow.ts';

const route = getRouteApi('/signed-in');

/** The patient's home: visits to continue, in review, and to start. */
export function HomePage() {
  const { userId } = route.useRouteContext();
  const now = useNow();
  const { data: user } = useQuery(userQuery(userId));
  const intakes = useQuery(intakesQuery(userId));
  const templates = useQuery(intakeTemplatesQuery);
  const subscriptions = useQuery(subscriptionsQuery(userId));
  usePageTitle('Home');
  if (!user) return null;
  // Shown together: content that arrives later would push down what is already there.
  const reading = intakes.isPending || subscriptions.isLoading;
  const visits = reading ? [] : (intakes.data ?? []);
  const incomplete = sortIncomplete(visits);
  const inReview = visitsInReview(visits);
  const offered = offeredVisits(templates.data ?? [], visits);
  return (
    <>
      <h1 className={styles.greeting}>Hi, {user.first_name}</h1>
      <p className={styles.lead}>
        {incomplete.length > 0 ? 'Pick up where you left off.' : 'What would you like to do today?'}
      </p>
      <VerificationState user={user} />
      <UnverifiedEmail user={user} />
      {!reading && <CoachingCard subscriptions={subscriptions.data ?? []} now={now} />}
      {reading && (
        <div className={styles.section}>
          <Skeleton bones={pageShapes.home} />
        </div>
      )}
      <ReadFailure reads={[intakes, templates]} />
      <AwaitingUpdate intakes={visits} />
      {incomplete.length > 0 && <IncompleteVisits intakes={incomplete} />}
      {inReview.length > 0 && <VisitsInReview intakes={inReview} />}
      {!reading && intakes.isSuccess && offered.length > 0 && <StartVisit templates={offered} referrer="dashboard" />}
      {!reading && !templates.isPending && <TextUpdates user={user} />}
    </>
  );
}
