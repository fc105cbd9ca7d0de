import { useEffect, useState } from 'react';
import { isOutdated } from '#services/api/version.ts';

const MINUTE = 60_000;

/** How often the version file is read, and how long a dismissed banner stays away, in milliseconds. */
const CHECK_EVERY = 5 * MINUTE;
const DISMISSED_FOR = 60 * MINUTE;

/** Whether another version of the portal than the one that runs is deployed, and the patient has not put it off. */
export function useNewVersion(): { readonly isNew: boolean; readonly dismiss: () => void } {
  const [isNew, setNew] = useState(false);
  const [dismissedAt, setDismissedAt] = useState<number>();

  useEffect(() => {
    let replaced = false;
    const check = async () => {
      if (dismissedAt !== undefined && Date.now() - dismissedAt < DISMISSED_FOR) return;
      const outdated = await isOutdated();
      // Whoever has dismissed the banner in the meantime does not see it again.
      if (!replaced) setNew(outdated);
    };
    const timer = setInterval(() => void check(), CHECK_EVERY);
    return () => {
      replaced = true;
      clearInterval(timer);
    };
  }, [dismissedAt]);

  const dismiss = () => {
    setNew(false);
    setDismissedAt(Date.now());
  };
  return { isNew, dismiss };
}
