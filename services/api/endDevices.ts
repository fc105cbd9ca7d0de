import type { Device } from '#schemas/wire/device.ts';
import { endSession } from './client/endSession.ts';
import { http } from './client/http.ts';
import { ProblemError } from './client/ProblemError.ts';

/** Deletes what may be gone already. */
async function remove(path: `v2/${'sessions' | 'trusted-devices'}/${string}`): Promise<void> {
  try {
    await http.delete(path);
  } catch (error) {
    if (!(error instanceof ProblemError && error.code === 'NotFound')) throw error;
  }
}

/**
 * Logs a device of the patient out, in all its tabs; one that is not signed in any more is so already. From this device the page
 * leaves for the login. Fails with TooManyRequests or NetworkError.
 */
export function logOutDevice({ _id, current }: Device): Promise<void> {
  const end = () => remove(`v2/sessions/${_id}`);
  return current ? endSession(end) : end();
}

/**
 * Asks for the second step on a device again; one that is asked for it is so already. Fails with TooManyRequests or
 * NetworkError.
 */
export const endTrust = (id: string): Promise<void> => remove(`v2/trusted-devices/${id}`);
