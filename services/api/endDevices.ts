import type { Device } from '#schemas/wire/device.ts';
import { currentSession } from './client/currentSession.ts';
import { http } from './client/http.ts';
import { ProblemError } from './client/ProblemError.ts';
import { tellTabsOfLogout } from './client/refreshSession.ts';

/**
 * Logs a device of the patient out, in all its tabs; one that is not signed in any more is so already. Fails with
 * TooManyRequests or NetworkError.
 */
export async function logOutDevice({ _id, current }: Device): Promise<void> {
  try {
    await http.delete(`v2/sessions/${_id}`);
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'NotFound')) throw error;
  }
  if (!current) return;
  currentSession.end();
  tellTabsOfLogout();
}

/**
 * Asks for the second step on a device again; one that is asked for it is so already. Fails with TooManyRequests or
 * NetworkError.
 */
export async function endTrust(id: string): Promise<void> {
  try {
    await http.delete(`v2/trusted-devices/${id}`);
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'NotFound')) throw error;
  }
}
