import { useCallback, useEffect, useState } from 'react';
import { currentSession } from '#services/api/client/currentSession.ts';
import { refreshSession } from '#services/api/client/refreshSession.ts';
import { sessionUse } from '#services/api/client/sessionUse.ts';
import { nextOf } from './nextOf.ts';

/** What a patient does who is there. */
const uses = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/** Asks the server, which knows of other tabs and devices, and ends what is over. Without a network, nothing ends yet. */
async function endUnlessRenewed(): Promise<void> {
  const session = await refreshSession().catch(() => undefined);
  if (session !== null) return;
  // What was typed stays on the page, behind the login.
  if (currentSession.wouldLose()) void currentSession.signedInAgain();
  else currentSession.leave('expired');
}

/**
 * Renews the session while the patient uses it, and ends it on time where nobody does.
 *
 * @returns seconds until it ends, once the patient is to be asked; `stay` puts the end off
 */
export function useSessionEnd(): { readonly left: number | undefined; readonly stay: () => void } {
  const [left, setLeft] = useState<number>();

  useEffect(() => {
    for (const use of uses) window.addEventListener(use, sessionUse.note, { passive: true, capture: true });
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isLeft = false;
    const look = async () => {
      const next = nextOf(sessionUse.term(), { now: Date.now(), isUsed: sessionUse.isUsed() });
      setLeft(next.left);
      if (next.does === 'renew') await refreshSession().catch(() => undefined);
      if (next.does === 'end') await endUnlessRenewed();
      if (!isLeft) timer = setTimeout(() => void look(), next.wait);
    };
    void look();
    return () => {
      isLeft = true;
      clearTimeout(timer);
      for (const use of uses) window.removeEventListener(use, sessionUse.note, { capture: true });
    };
  }, []);

  const stay = useCallback(() => {
    sessionUse.note();
    void refreshSession().catch(() => undefined);
    setLeft(undefined);
  }, []);
  return { left, stay };
}
