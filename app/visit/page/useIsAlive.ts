import { useEffect, useState } from 'react';
import { idle, preload } from '#renderers/ui/loading/preloadable.ts';
import { loadHttp } from '#services/api/client/http.ts';
import { loadSaving } from '../flow/createVisit.ts';

/**
 * Whether the first screen is drawn and answers to the patient. From then on, and not before, the rest of the code is loaded:
 * what saves an answer first.
 */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    let isLeft = false;
    const wake = async () => {
      await idle();
      if (isLeft) return;
      setAlive(true);
      await Promise.all([loadSaving().catch(() => undefined), loadHttp()]);
      await preload();
    };
    void wake();
    return () => {
      isLeft = true;
    };
  }, []);
  return isAlive;
}
