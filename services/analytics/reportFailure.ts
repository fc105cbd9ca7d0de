import { codeOf } from './codeOf.ts';
import { tell } from './PortalEvents.ts';

/**
 * Logs a failure that the patient is not told about, or that the portal did not expect: the name of the failed action and
 * the error's code, and nothing else. Where the installation collects error reports, it is one.
 */
export function reportFailure(name: string, error: unknown): void {
  const code = codeOf(error);
  // The browser's log is where the specification wants such failures.
  console.warn(`The portal could not do this: ${name} (${code})`);
  tell('portal:failed', { name, code });
}
