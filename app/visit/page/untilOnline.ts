/** Runs a load until it succeeds: after a failure it is tried again when the browser is online, or the page is seen, again. */
export async function untilOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch {
      await new Promise<void>((again) => {
        window.addEventListener('online', () => again(), { once: true });
        document.addEventListener('visibilitychange', () => again(), { once: true });
      });
    }
}
