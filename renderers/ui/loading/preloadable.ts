type Load<Module> = () => Promise<Module>;

const loads: Load<unknown>[] = [];

/** Names code that is read when it is first shown, so that {@link preload} can read it before. */
export function preloadable<Module>(load: Load<Module>): Load<Module> {
  loads.push(load);
  return load;
}

/**
 * Reads all code that is otherwise read when it is first shown. Asked for while a patient still answers questions, it is
 * there when the network is not. What fails is read again when it is shown.
 */
export async function preload(): Promise<void> {
  await Promise.allSettled(loads.map((load) => load()));
}
