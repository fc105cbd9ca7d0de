import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import { usePageTitle } from '../../shell/usePageTitle.ts';
import * as styles from './labs.css.ts';

/** Stands at the address of a panel that is none of the patient's. */
export function NoPanel() {
  usePageTitle('Lab test');
  return (
    <>
      <h1 className={styles.title}>No lab test here</h1>
      <div className={styles.nothing}>
        <p>There is no lab test of yours at this address. If you have just bought one, look again in a minute.</p>
        <div className={styles.actions}>
          <Link to="/labs" className={button()}>
            Show all lab tests
          </Link>
          <Link to="/shop" search={{ type: 'lab' }} className={button({ look: 'secondary' })}>
            See lab tests in the shop
          </Link>
        </div>
      </div>
    </>
  );
}
