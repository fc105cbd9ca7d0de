import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { userQuery } from '#services/api/users.ts';
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
          </div>
        </Card>
        <AllDevices />
      </div>
    </>
  );
}
