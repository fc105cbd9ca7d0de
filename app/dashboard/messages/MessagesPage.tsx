import { button } from '#renderers/ui/buttons/Button.css.ts';
import { Alert } from '#renderers/ui/feedback/Alert.tsx';
import { Card } from '#renderers/ui/layout/Card.tsx';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import * as styles from '../layout/page.css.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';

/** How to reach the care team. */
export function MessagesPage() {
  const { support_email: email } = currentOrganization.get().settings;
  usePageTitle('Messages');
  return (
    <>
      <h1 className={styles.greeting}>Messages</h1>
      <p className={styles.lead}>For now, please reach your care team by email.</p>
      <div className={styles.section}>
        <Card aria-label="Write to your care team">
          <div className={styles.visit}>
            <p>
              Write to <strong className={styles.address}>{email}</strong>. You will get an answer within one business
              day.
            </p>
            <div>
              <a href={`mailto:${email}`} className={button()}>
                Write an email
              </a>
            </div>
          </div>
        </Card>
        <Alert tone="info">If this is an emergency, call 911.</Alert>
      </div>
    </>
  );
}
