import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentSession } from '#services/api/client/currentSession.ts';
import { loginHref } from '../address/loginHref.ts';
import { LoginForm } from '../login/LoginForm.tsx';

const Dialog = lazy(() =>
  import('#renderers/ui/overlays/Dialog.tsx').then(({ Dialog: component }) => ({ default: component })),
);

/** Gives up the calls that wait for the patient to log in again. */
const leave = () => {
  currentSession.end();
  location.assign(loginHref({ expired: true }));
};

/**
 * Handles the end of a session. If the page holds something that would be lost, the patient logs in again in a dialog
 * while the call waits; otherwise the page is left for the login.
 */
export function SessionGuard() {
  const interrupted = useSyncExternalStore(currentSession.subscribe, currentSession.isInterrupted);
  const over = useSyncExternalStore(currentSession.subscribe, currentSession.isOver);
  useEffect(() => {
    if (over === 'expired') location.assign(loginHref({ expired: true }));
    // Nothing of the page leads back: whoever sits here now may be somebody else.
    else if (over === 'logged-out') location.assign('/login');
    // The older form of the URL, which leads to the login too.
    else if (over === 'unknown') location.assign(`/#${loginHref()}`);
  }, [over]);

  useEffect(() => {
    // A page restored from the back/forward cache would show a patient's data after they have logged out.
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted && currentSession.get() === null) location.reload();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  if (!interrupted) return null;
  return (
    <Suspense>
      <Dialog open title="Please sign in again" onClose={leave}>
        <LoginForm intro="Your session has ended. What you entered is still here." email={currentSession.email()} />
      </Dialog>
    </Suspense>
  );
}
