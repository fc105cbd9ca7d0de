/** Milliseconds after draining within which the process ends, whatever a client, a job or the database does. */
const LIMIT = 10_000;

/** Milliseconds within which a signal is the same one: npm passes on what the terminal has sent to all of its processes. */
const SAME = 500;

/**
 * Ends the process on SIGTERM and SIGINT: with code 0 once everything is closed, with 1 where that takes 10 seconds longer
 * than it drains, or a second signal comes.
 *
 * @param drain milliseconds for which it goes on serving
 * @param close what is done before; it may be called while the process still starts
 */
export function stopOnSignals(drain: number, close: () => Promise<void>): void {
  let since: number | undefined;
  const stop = () => {
    if (since !== undefined) {
      if (performance.now() - since > SAME) process.exit(1);
      return;
    }
    since = performance.now();
    setTimeout(() => {
      process.stderr.write('Something was still under way after 10 s. It is taken up again at the next start.\n');
      process.exit(1);
    }, drain + LIMIT);
    close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}
