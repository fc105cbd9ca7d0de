import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentSession } from '#services/api/currentSession.ts';
import { loginHref } from '../address/loginHref.ts';
import { LoginForm } from '../login/LoginForm.tsx';

const Dialog = lazy(() =>
  import('#renderers/ui/overlays/Dialog.tsx').then(({ Dialog: component }) => ({ default: component })),
);

/** Gives up what waits for the patient to sign in again. */
const leave = () => {
  currentSession.end();
  location.assign(loginHref({ expired: true }));
};

/**
 * What happens when a session has ended. Where something on the page would be lost, the patient logs in again in place,
 * while the call that needs it waits; otherwise the page is left for the login.
 */
export function SessionGuard() {
  const interrupted = useSyncExternalStore(currentSession.subscribe, currentSession.isInterrupted);
  const over = useSyncExternalStore(currentSession.subscribe, currentSession.isOver);
  useEffect(() => {
    if (over === 'expired') location.assign(loginHref({ expired: true }));
    // The older form of the address, which leads to the login as well.
    else if (over === 'unknown') location.assign(`/#${loginHref()}`);
  }, [over]);

  useEffect(() => {
    // A page that the browser had kept is shown as it was left, with what a patient saw who has logged out since.
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
        <LoginForm intro="Your session has ended. What you entered is still here." />
      </Dialog>
    </Suspense>
  );
}
