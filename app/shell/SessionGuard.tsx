import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useSyncExternalStore } from 'react';
import { currentSession } from '#services/api/currentSession.ts';
import { LoginForm } from './LoginForm.tsx';

const Dialog = lazy(() => import('#renderers/ui/Dialog.tsx').then(({ Dialog: component }) => ({ default: component })));

/** Asks the patient to sign in again in place, while the call that needs it waits and what was typed stays. */
export function SessionGuard() {
  const interrupted = useSyncExternalStore(currentSession.subscribe, currentSession.isInterrupted);
  const navigate = useNavigate();
  if (!interrupted) return null;
  const leave = () => {
    currentSession.end();
    void navigate({ to: '/login', search: { expired: true, redirectPath: location.pathname + location.search } });
  };
  return (
    <Suspense>
      <Dialog open title="Please sign in again" onClose={leave}>
        <LoginForm intro="Your session has ended. What you entered is still here." />
      </Dialog>
    </Suspense>
  );
}
