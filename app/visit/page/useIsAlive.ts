import { useEffect, useState } from 'react';
import { preload } from '#renderers/ui/loading/preloadable.ts';
import { loadSaving } from '../flow/createVisit.ts';

/**
 * Whether the first screen is drawn and answers to the patient. From then on, and not before, the rest of the code is loaded:
 * what saves an answer first.
 */
export function useIsAlive(): boolean {
  const [isAlive, setAlive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setAlive(true);
      loadSaving().then(preload, preload);
    });
    return () => clearTimeout(timer);
  }, []);
  return isAlive;
}
