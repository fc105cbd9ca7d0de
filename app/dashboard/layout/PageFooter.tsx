import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import * as styles from './PageFooter.css.ts';

/** The end of a page: whose portal it is, and how to reach them. */
export function PageFooter() {
  const { name, support_email: email } = currentOrganization.get().settings;
  return (
    <footer className={styles.footer}>
      <p>
        {name} · <a href={`mailto:${email}`}>{email}</a>
      </p>
      <p>If this is an emergency, call 911.</p>
    </footer>
  );
}
