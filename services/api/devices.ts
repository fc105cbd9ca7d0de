import { queryOptions } from '@tanstack/react-query';
import type { Devices, TrustedDevices } from '#schemas/wire/device.ts';
import { http } from './client/http.ts';

/** The devices on which a patient is signed in, the one that was used last first. */
export const devicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['devices', userId],
    queryFn: async (): Promise<Devices['devices']> => (await http.get('v2/sessions').json()).devices,
  });

/** The devices on which a login asks a patient for no second step, the one that ends last first. */
export const trustedDevicesQuery = (userId: string) =>
  queryOptions({
    queryKey: ['trusted-devices', userId],
    queryFn: async (): Promise<TrustedDevices['devices']> => (await http.get('v2/trusted-devices').json()).devices,
  });
