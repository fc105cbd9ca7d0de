import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { currentSession } from '#services/api/client/currentSession.ts';
import { refreshSession } from '#services/api/client/refreshSession.ts';
import { loginHref } from '../address/loginHref.ts';
import { Later } from './Later.tsx';
import { idle, preloadable } from '#renderers/ui/loading/preloadable.ts';

/** After a logout: loads a new document, so that nothing of the patient stays in this tab, in memory or in its storage. */
function leaveToLogin(): void {
  try {
    sessionStorage.clear();
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
  location.assign('/login');
}

const load = preloadable(() => import('./SignInAgain.tsx'));
const SignInAgain = lazy(async () => ({ default: (await load()).SignInAgain }));

/** What looks after the end of a session. The page has more urgent things to load. */
const loadSessionEnd = async () => {
  await idle();
  return (await import('./session/SessionEnd.tsx')).SessionEnd;
};

/** Gives up the calls that wait for the patient to log in again. */
const leave = () => {
  currentSession.end();
  location.assign(loginHref({ expired: true }));
};

/**
 * A page restored from the back/forward cache shows nothing until its session is checked: the patient may have logged out
 * meanwhile, and somebody else may sit here.
 */
async function checkRestored(): Promise<void> {
  const { documentElement: page } = document;
  page.hidden = true;
  const patient = currentSession.get()?.user._id;
  const renewed = await refreshSession().catch(() => undefined);
  if (patient !== undefined && renewed?.user._id === patient) page.hidden = false;
  else if (renewed === null) location.replace(loginHref());
  else location.reload();
}

/**
 * Handles the end of a session. If the page holds something that would be lost, the patient logs in again in a dialog
 * while the call waits; otherwise the page is left for the login.
 */
export function SessionGuard() {
  const { subscribe, isInterrupted, isOver } = currentSession;
  const interrupted = useSyncExternalStore(subscribe, isInterrupted, isInterrupted);
  const over = useSyncExternalStore(subscribe, isOver, isOver);
  useEffect(() => {
    if (over === 'expired') location.assign(loginHref({ expired: true }));
    // Nothing of the page leads back: whoever sits here now may be somebody else.
    else if (over === 'logged-out') leaveToLogin();
    else if (over === 'unknown') location.assign(loginHref());
    else if (over === 'another') location.assign('/dashboard');
  }, [over]);

  useEffect(() => {
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) void checkRestored();
    };
    window.addEventListener('pageshow', onShow);
    return () => window.removeEventListener('pageshow', onShow);
  }, []);

  if (!interrupted) return <Later load={loadSessionEnd} props={{}} />;
  return (
    <Suspense>
      <SignInAgain onClose={leave} />
    </Suspense>
  );
}
