import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import { medicationsQuery } from '#services/api/medications.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { LoadAgain } from '../layout/LoadAgain.tsx';
import * as page from '../layout/page.css.ts';
import { pageShapes } from '../layout/pageShapes.ts';
import { MedicationCard } from './MedicationCard.tsx';
import * as styles from './medications.css.ts';
import { takenOf, type Prescribed } from './takenOf.ts';

const route = getRouteApi('/signed-in');

interface PrescriptionsProps {
  readonly userId: string;
  readonly title: string;
  readonly prescribed: readonly Prescribed[];
}

function Prescriptions({ userId, title, prescribed }: PrescriptionsProps) {
  if (prescribed.length === 0) return null;
  return (
    <section className={page.section} aria-label={title}>
      <h2 className={page.title}>{title}</h2>
      <ul className={page.grid}>
        {prescribed.map((one) => (
          <li key={one.medication._id}>
            <MedicationCard userId={userId} prescribed={one} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Nothing({ userId }: { readonly userId: string }) {
  return (
    <div className={styles.empty}>
      <h2 className={page.title}>Nothing prescribed right now</h2>
      <p>Once a provider prescribes something for you, you find here how to take it and when the next one comes.</p>
      <Link to="/dashboard/$userId/subscriptions" params={{ userId }} className={button({ look: 'secondary' })}>
        Go to my subscriptions
      </Link>
    </div>
  );
}

/** One list of all that a patient takes, to read and to show to another doctor. */
export function MedicationsPage() {
  const { userId } = route.useRouteContext();
  const medications = useQuery(medicationsQuery(userId));
  const subscriptions = useQuery(subscriptionsQuery(userId));
  usePageTitle('My medications');
  const failed = [medications, subscriptions].filter(({ isLoadingError }) => isLoadingError);
  const taken = medications.data && subscriptions.data && takenOf(medications.data, subscriptions.data);
  return (
    <>
      <h1 className={page.greeting}>My medications</h1>
      <p className={page.lead}>What you take, how to take it, and when the next one comes.</p>
      {!taken && failed.length === 0 && (
        <div className={page.section}>
          <Skeleton bones={pageShapes.medications} />
        </div>
      )}
      {failed.length > 0 && (
        <div className={page.section}>
          <LoadAgain
            onPress={() => {
              for (const read of failed) void read.refetch();
            }}
          />
        </div>
      )}
      {taken && taken.now.length === 0 && <Nothing userId={userId} />}
      {taken && (
        <>
          <Prescriptions userId={userId} title="What you take now" prescribed={taken.now} />
          <Prescriptions userId={userId} title="Prescribed before" prescribed={taken.before} />
          {taken.now.length > 0 && (
            <div className={`${page.section} ${styles.notPrinted}`}>
              <div className={page.actions}>
                <Button look="secondary" onClick={() => window.print()}>
                  Print this list
                </Button>
                <Link to="/dashboard/$userId/messages" params={{ userId }} className={button({ look: 'quiet' })}>
                  Ask your care team
                </Link>
              </div>
            </div>
          )}
        </>
      )}
    </>
  );
}
