/** Milliseconds between two looks: the first, and the longest. */
export interface LookPauses {
  readonly first: number;
  readonly longest: number;
}

/** How much longer each pause is than the one before, while there is nothing new. */
const FACTOR = 1.5;

/**
 * Looks again and again for what is new, as long as the page is seen, and less often the longer there is nothing. A page that is
 * seen again looks at once.
 *
 * @param look resolves with whether there was something new; a failure counts as nothing
 * @returns ends that
 */
export function lookAgain(look: () => Promise<boolean>, { first, longest }: LookPauses): () => void {
  let pause = first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const wait = () => {
    clearTimeout(timer);
    if (!isOver && document.visibilityState === 'visible') timer = setTimeout(() => void go(), pause);
  };
  async function go(): Promise<void> {
    const isNew = await look().catch(() => false);
    pause = isNew ? first : Math.min(pause * FACTOR, longest);
    wait();
  }
  const seen = () => {
    pause = first;
    wait();
  };
  document.addEventListener('visibilitychange', seen);
  wait();
  return () => {
    isOver = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', seen);
  };
}
