import { queryOptions } from '@tanstack/react-query';
import type { Device, Devices, TrustedDevices } from '#schemas/wire/device.ts';
import { currentSession } from './client/currentSession.ts';
import { http } from './client/http.ts';
import { ProblemError } from './client/ProblemError.ts';
import { tellTabsOfLogout } from './client/refreshSession.ts';

/** The devices on which a patient is signed in, the one that was used last first. */
export const devicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['devices', userId],
    queryFn: async () => (await http.get('v2/sessions').json<Devices>()).devices,
  });

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

/** The devices on which a login asks a patient for no second step, the one that ends last first. */
export const trustedDevicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['trusted-devices', userId],
    queryFn: async () => (await http.get('v2/trusted-devices').json<TrustedDevices>()).devices,
  });

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
