import { useEffect } from 'react';
import { currentSession } from '#services/api/client/currentSession.ts';

/** Has the browser ask before the document is left with an answer that was not saved: it lives in this tab's memory only. */
export function useLeaveGuard(): void {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (currentSession.holdsInput()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
}
