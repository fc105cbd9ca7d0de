import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Alert } from '#renderers/ui/Alert.tsx';
import { Card } from '#renderers/ui/Card.tsx';
import { Stack } from '#renderers/ui/Stack.tsx';
import { currentOrganization } from '#services/api/currentOrganization.ts';
import { LoginForm } from '../shell/LoginForm.tsx';
import * as styles from './LoginPage.css.ts';

const route = getRouteApi('/login');

/** Where a patient signs in, in the looks and words of the organization. */
export function LoginPage() {
  const { redirectPath, expired } = route.useSearch();
  const router = useRouter();
  const { name, logo, login } = currentOrganization.get().settings;
  return (
    <div className={styles.page}>
      <aside className={styles.welcome}>
        <img className={styles.logo} src={logo} alt={name} />
        <div>
          <p className={styles.claim}>{login.header_text}</p>
          <p className={styles.description}>{login.description}</p>
        </div>
      </aside>
      <main className={styles.main}>
        <div className={styles.column}>
          <img className={styles.smallLogo} src={logo} alt="" />
          <Card>
            <Stack>
              <h1 className={styles.title}>Log in</h1>
              {expired && <Alert tone="info">Please login again to continue.</Alert>}
              <LoginForm
                onSignedIn={(userId) => router.history.replace(redirectPath ?? `/dashboard/${userId}/profile`)}
              />
            </Stack>
          </Card>
        </div>
      </main>
    </div>
  );
}
