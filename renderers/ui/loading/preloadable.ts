type Load<Module> = () => Promise<Module>;

const loads: Load<unknown>[] = [];

/** Registers a module that is loaded when it is first shown, so that {@link preload} can load it earlier. */
export function preloadable<Module>(load: Load<Module>): Load<Module> {
  loads.push(load);
  return load;
}

/**
 * Loads all lazily loaded modules. Called while the patient still answers questions, so that the code is there even if
 * the network fails later. A module that fails to load is tried again when it is shown.
 */
export async function preload(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
