import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import * as styles from './page.css.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';

/** In the frame of the dashboard: an address that leads to no page of it. */
export function UnknownPage() {
  usePageTitle('Page Not Found');
  return (
    <>
      <h1 className={styles.greeting}>404 - Page Not Found</h1>
      <p className={styles.lead}>The page you are looking for does not exist.</p>
      <div className={styles.section}>
        <div>
          <Link to="/dashboard" className={button()}>
            Go to my dashboard
          </Link>
        </div>
      </div>
    </>
  );
}
