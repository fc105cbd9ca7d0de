/** Milliseconds for which a logout waits, at most: who leaves a shared device wants to see it done. */
const PATIENCE = 3000;

const works = new Set<() => Promise<void>>();

/** What is still to be saved before the patient logs out, such as the last words of a draft. */
export const beforeLogout = {
  /** @returns ends that */
  add(work: () => Promise<void>): () => void {
    works.add(work);
    return () => void works.delete(work);
  },
  /** Resolves once all of it was tried, or soon. */
  async done(): Promise<void> {
    if (works.size === 0) return;
    const late = new Promise<void>((pass) => {
      setTimeout(pass, PATIENCE);
    });
    await Promise.race([Promise.allSettled([...works].map((work) => work())), late]);
  },
};
