import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { idle } from '#renderers/ui/loading/preloadable.ts';
import { currentSession } from '#services/api/client/currentSession.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';

/** Milliseconds after which it is begun anew, where it could not begin. */
const PAUSE = 20_000;

/** Of whom this tab has a session; undefined where none has begun, or it is over. */
const patientOf = () => currentSession.get()?.user._id;

/**
 * Hears at once what is new for a patient, as long as there is a session of theirs. Its code comes after everything that is seen, and
 * where it does not come, the portal works without.
 */
export function useRealtime(userId: string): void {
  const queryClient = useQueryClient();
  const isSignedIn = useSyncExternalStore(currentSession.subscribe, patientOf, () => undefined) === userId;
  useEffect(() => {
    if (!isSignedIn) return undefined;
    let isOver = false;
    let disconnect: (() => void) | undefined;
    let again: ReturnType<typeof setTimeout> | undefined;
    const begin = async () => {
      await idle();
      const [{ connectPatient }, { _id }] = await Promise.all([
        import('./connectPatient.ts'),
        queryClient.ensureQueryData(conversationQuery(userId)),
      ]);
      if (!isOver) disconnect = connectPatient(queryClient, userId, _id);
    };
    const tryToBegin = () => {
      begin().catch(() => {
        if (!isOver) again = setTimeout(tryToBegin, PAUSE);
      });
    };
    tryToBegin();
    return () => {
      isOver = true;
      clearTimeout(again);
      disconnect?.();
    };
  }, [queryClient, userId, isSignedIn]);
}
