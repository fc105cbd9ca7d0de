import type { Settings } from './settings.ts';

/** The laboratory of the sandbox. No real laboratory can have this name (`readLaboratories`). */
export const SANDBOX_LABORATORY = 'sandbox';

/** Signs bundles of the sandbox's laboratory. It is published for the demo, and counts only where the sandbox is on. */
export const DEMO_ONLY_KEY = 'demo-only-published-key-never-for-patients';

/** Returns the secret that a laboratory signs with; undefined where no such laboratory may send results. */
export const laboratorySecret = (
  { sandbox, laboratories }: Pick<Settings, 'sandbox' | 'laboratories'>,
  name: string,
): string | undefined => {
  if (name === SANDBOX_LABORATORY) return sandbox ? DEMO_ONLY_KEY : undefined;
  return laboratories.get(name);
};
