import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { userQuery } from '#services/api/users.ts';
import { VerificationState } from '../layout/VerificationState.tsx';
import { UnverifiedEmail } from '../email/UnverifiedEmail.tsx';
import * as styles from '../layout/page.css.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import { AllDevices } from './AllDevices.tsx';

const route = getRouteApi('/signed-in');

/** The patient's account: who they are here, and the devices that they are signed in on. */
export function SettingsPage() {
  const { userId } = route.useRouteContext();
  const { data: user } = useQuery(userQuery(userId));
  usePageTitle('Settings');
  if (!user) return null;
  return (
    <>
      <h1 className={styles.greeting}>Settings</h1>
      <p className={styles.lead}>Your account, and the devices you are signed in on.</p>
      <UnverifiedEmail user={user} />
      <div className={styles.section}>
        <Card aria-label="Account">
          <div className={styles.visit}>
            <h2 className={styles.visitName}>Account</h2>
            <p>
              {user.first_name} {user.last_name}
            </p>
            <p className={styles.address}>{user.email}</p>
            <VerificationState user={user} asks />
          </div>
        </Card>
        <Card aria-label="Billing">
          <div className={styles.visit}>
            <h2 className={styles.visitName}>Billing</h2>
            <p className={styles.soft}>The card that pays for your care.</p>
            <div className={styles.actions}>
              <Link
                to="/dashboard/$userId/settings/billing"
                params={{ userId }}
                className={button({ look: 'secondary' })}
              >
                See your card
              </Link>
            </div>
          </div>
        </Card>
        <AllDevices />
      </div>
    </>
  );
}
