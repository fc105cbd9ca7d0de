import { useEffect, useState } from 'react';
import { isOutdated } from '#services/api/client/version.ts';

const MINUTE = 60_000;

/** How often the version file is fetched, and how long a dismissed banner stays hidden, in milliseconds. */
const CHECK_EVERY = 5 * MINUTE;
const DISMISSED_FOR = 60 * MINUTE;

/**
 * Whether the server has another version of the portal and the patient has not dismissed the banner. Code that could not be
 * loaded (`app/loading`) has it looked at once.
 */
export function useNewVersion(): { readonly isNew: boolean; readonly dismiss: () => void } {
  const [isNew, setNew] = useState(false);
  const [dismissedAt, setDismissedAt] = useState<number>();

  useEffect(() => {
    let replaced = false;
    let newest = 0;
    const check = async (isMissed = false) => {
      if (!isMissed && dismissedAt !== undefined && Date.now() - dismissedAt < DISMISSED_FOR) return;
      newest += 1;
      const own = newest;
      const outdated = await isOutdated();
      // If the patient dismissed the banner while the request ran, it stays hidden. A late answer is about a version of before.
      if (!replaced && own === newest) setNew(outdated);
    };
    const onMissed = () => void check(true);
    const timer = setInterval(() => void check(), CHECK_EVERY);
    window.addEventListener('portal:missed', onMissed);
    return () => {
      replaced = true;
      clearInterval(timer);
      window.removeEventListener('portal:missed', onMissed);
    };
  }, [dismissedAt]);

  const dismiss = () => {
    setNew(false);
    setDismissedAt(Date.now());
  };
  return { isNew, dismiss };
}
