import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Alert } from '#renderers/ui/Alert.tsx';
import { Button } from '#renderers/ui/Button.tsx';
import { Skeleton } from '#renderers/ui/Skeleton.tsx';
import { intakesQuery } from '#services/api/intakes.ts';
import { intakeTemplatesQuery } from '#services/api/intakeTemplates.ts';
import { userQuery } from '#services/api/users.ts';
import * as styles from '../home/home.css.ts';
import { IncompleteVisits } from '../home/IncompleteVisits.tsx';
import { sortIncomplete } from '../home/sortIncomplete.ts';
import { StartVisit } from '../home/StartVisit.tsx';
import { VisitsInReview } from '../home/VisitsInReview.tsx';
import { visitsInReview } from '../home/visitsInReview.ts';
import { DashboardLayout } from '../shell/DashboardLayout.tsx';

const route = getRouteApi('/signed-in');

const loading = [{ height: '1.5rem', width: '12rem' }, { height: '13rem' }];

/** The patient's home: what to continue, what is in review, what can be begun. */
export function HomePage() {
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  const intakes = useQuery(intakesQuery(userId));
  const templates = useQuery(intakeTemplatesQuery);
  if (!user) return null;
  const failure = intakes.error ?? templates.error;
  const reload = () => {
    for (const read of [intakes, templates]) if (read.isError) void read.refetch();
  };
  const incomplete = sortIncomplete(intakes.data ?? []);
  const inReview = visitsInReview(intakes.data ?? []);
  const busy = new Set([...incomplete, ...inReview].map((intake) => intake.intake_template._id));
  const offered = templates.data?.filter(({ _id, header }) => header.type !== 'follow_up' && !busy.has(_id)) ?? [];
  return (
    <DashboardLayout user={user}>
      <h1 className={styles.greeting}>Hi, {user.first_name}</h1>
      <p className={styles.lead}>
        {incomplete.length > 0 ? 'Pick up where you left off.' : 'What would you like to do today?'}
      </p>
      {intakes.isPending && (
        <div className={styles.section}>
          <Skeleton bones={loading} />
        </div>
      )}
      {failure && (
        <div className={styles.section}>
          <Alert
            tone="danger"
            urgent
            action={
              <Button look="secondary" onClick={reload}>
                Try again
              </Button>
            }
          >
            We could not load your visits. {failure.message}
          </Alert>
        </div>
      )}
      {incomplete.length > 0 && <IncompleteVisits intakes={incomplete} />}
      {inReview.length > 0 && <VisitsInReview intakes={inReview} />}
      {intakes.isSuccess && offered.length > 0 && <StartVisit templates={offered} />}
    </DashboardLayout>
  );
}
