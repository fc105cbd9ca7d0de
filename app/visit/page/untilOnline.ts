/**
 * Runs a load again each time that the browser is back online, until it succeeds.
 *
 * @throws the load's error where there is a network, so that waiting would not help
 */
export async function untilOnline<T>(load: () => Promise<T>): Promise<T> {
  for (;;)
    try {
      return await load();
    } catch (error) {
      if (navigator.onLine) throw error;
      await new Promise((again) => {
        window.addEventListener('online', again, { once: true });
      });
    }
}
