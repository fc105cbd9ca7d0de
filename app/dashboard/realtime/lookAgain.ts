/** Milliseconds between two looks where nothing is told: the first, and the longest. */
const PAUSE = { first: 15_000, longest: 120_000 } as const;

/** How much longer each pause is than the one before, while there is nothing new. */
const FACTOR = 1.5;

/**
 * Looks again and again for what is new, as long as the page is seen, and less often the longer there is nothing. A page that is
 * seen again looks at once.
 *
 * @param look resolves with whether there was something new; a failure counts as nothing
 * @returns ends that
 */
export function lookAgain(look: () => Promise<boolean>): () => void {
  let pause: number = PAUSE.first;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const wait = () => {
    clearTimeout(timer);
    if (!isOver && document.visibilityState === 'visible') timer = setTimeout(() => void go(), pause);
  };
  async function go(): Promise<void> {
    const isNew = await look().catch(() => false);
    pause = isNew ? PAUSE.first : Math.min(pause * FACTOR, PAUSE.longest);
    wait();
  }
  const seen = () => {
    pause = PAUSE.first;
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
