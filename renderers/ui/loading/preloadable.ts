type Load<Module> = () => Promise<Module>;

const loads: Load<unknown>[] = [];

/** Registers a module that is loaded when it is first shown, so that {@link preload} can load it earlier. */
export function preloadable<Module>(load: Load<Module>): Load<Module> {
  loads.push(load);
  return load;
}

/** At most this long a module waits for the browser to have nothing else to do, in milliseconds. */
const PATIENCE = 2000;

/** Waits until the browser has nothing else to do; not every browser says so. */
export const idle = (): Promise<unknown> =>
  new Promise<unknown>((done) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(done, { timeout: PATIENCE });
    else setTimeout(done, 100);
  });

/**
 * Loads all lazily loaded modules, one after another and only while the browser is idle. Called while the patient still
 * answers questions, so that the code is there even if the network fails later. A module that fails to load is tried again
 * when it is shown.
 */
export async function preload(): Promise<void> {
  // A module that was loaded may have registered more.
  for (const load of loads) {
    await idle();
    await load().catch(() => undefined);
  }
}
