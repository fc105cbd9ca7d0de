import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import * as page from '../layout/page.css.ts';
import * as styles from './providers.css.ts';

interface NoProvidersProps {
  readonly userId: string;
  /** The name of the patient's home state; null if it is not known. */
  readonly state: string | null;
}

/** Stands where nobody is listed: because nobody treats in the patient's state, or because that is not known. */
export function NoProviders({ userId, state }: NoProvidersProps) {
  if (state === null)
    return (
      <div className={styles.nothing}>
        <h2 className={page.title}>Tell us where you live</h2>
        <p>Providers can only treat patients in certain states. Add your home state to see who can treat you.</p>
        <Link to="/dashboard/$userId/settings/state" params={{ userId }} className={button()}>
          Add your state
        </Link>
      </div>
    );
  return (
    <div className={styles.nothing}>
      <h2 className={page.title}>No provider in {state} yet</h2>
      <p>Your care team can still help you. Send them a message, and they will find someone for you.</p>
      <Link to="/dashboard/$userId/messages" params={{ userId }} className={button()}>
        Message us
      </Link>
    </div>
  );
}
