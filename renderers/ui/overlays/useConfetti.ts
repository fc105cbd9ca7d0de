import { useEffect, useState, useSyncExternalStore } from 'react';
import { reducedMotion } from '../../theme/media.ts';
import { CONFETTI_TIME } from './Confetti.tsx';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(reducedMotion);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

const movesLess = () => matchMedia(reducedMotion).matches;

/**
 * Whether confetti falls: from the start, for 15 seconds, unless it is stopped.
 *
 * @returns undefined for a patient who wants less motion, and where none is wanted
 */
export function useConfetti(wanted: boolean) {
  const still = useSyncExternalStore(subscribe, movesLess);
  const [falls, setFalls] = useState(true);
  useEffect(() => {
    if (!falls) return;
    const end = setTimeout(() => setFalls(false), CONFETTI_TIME);
    return () => clearTimeout(end);
  }, [falls]);
  return wanted && !still ? { falls, toggle: () => setFalls(!falls) } : undefined;
}
