import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Skeleton } from '#renderers/ui/loading/Skeleton.tsx';
import type { User } from '#schemas/wire/user.ts';
import { userQuery } from '#services/api/users.ts';
import * as styles from '../layout/page.css.ts';
import { pageShapes } from '../layout/pageShapes.ts';
import { UnverifiedEmail } from '../email/UnverifiedEmail.tsx';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { useNow } from '../../time/useNow.ts';
import { Welcome } from '../welcome/Welcome.tsx';
import { HomeAlarm } from './HomeAlarm.tsx';
import { HomeContent } from './HomeContent.tsx';
import { hasAlarm } from './rules/widgets.ts';
import { useHomeReads } from './useHomeReads.ts';
import { VerificationState } from '../layout/VerificationState.tsx';

const route = getRouteApi('/signed-in');

function Home({ user }: { readonly user: User }) {
  const now = useNow();
  const reads = useHomeReads(user, now);
  return (
    <>
      <h1 className={styles.greeting}>Hi, {user.first_name}</h1>
      <HomeAlarm userId={user._id} labs={reads.facts.labs} />
      <VerificationState user={user} />
      {reads.reading ? (
        <div className={styles.section}>
          <Skeleton bones={pageShapes.home} />
        </div>
      ) : (
        <>
          <HomeContent {...reads} />
          {!user.email_verified && (
            <section className={styles.section} aria-label="Email address">
              <UnverifiedEmail user={user} />
            </section>
          )}
          {reads.facts.intakes && !hasAlarm(reads.facts.labs) && <Welcome user={user} intakes={reads.facts.intakes} />}
        </>
      )}
    </>
  );
}

/** The patient's home: the next step, what is on its way, and what can be started. */
export function HomePage() {
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  usePageTitle('Home');
  return user ? <Home user={user} /> : null;
}
