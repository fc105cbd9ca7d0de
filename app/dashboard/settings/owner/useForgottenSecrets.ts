import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { currentSession } from '#services/api/client/currentSession.ts';

const { subscribe, isInterrupted } = currentSession;

/**
 * Empties fields of a secret once the session has ended and the login stands over the page: what else was typed stays there, a
 * password or a code does not. What was sent before is sent on as it was.
 */
export function useForgottenSecrets<Name extends string>(
  names: readonly Name[],
  change: (name: Name, value: string) => void,
): void {
  const interrupted = useSyncExternalStore(subscribe, isInterrupted, () => false);
  const forget = useEffectEvent(() => {
    for (const name of names) change(name, '');
  });
  useEffect(() => {
    if (interrupted) forget();
  }, [interrupted]);
}
