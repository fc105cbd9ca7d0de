/**
 * Does something that takes time, such as a read, at most once at a time: whoever asks meanwhile has it done once more, because
 * what is under way may not know of the reason.
 *
 * @returns resolves once it was done after the call; rejects as it does
 */
export function coalesced(work: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    const done = (async () => void (await work()))();
    running = done;
    const free = () => {
      if (running === done) running = undefined;
    };
    done.then(free, free);
    return done;
  };
  return () => {
    if (!running) return begin();
    next ??= running
      .then(
        () => undefined,
        () => undefined,
      )
      .then(() => {
        next = undefined;
        return begin();
      });
    return next;
  };
}
