import { queryOptions } from '@tanstack/react-query';
import type { Passkeys } from '#schemas/wire/passkey.ts';
import { http } from '../client/http.ts';
import { passkeysPath } from './passkeysPath.ts';

/** The passkeys of a patient, the newest first. */
export const passkeysQuery = (userId: string) =>
  queryOptions({
    queryKey: ['passkeys', userId],
    queryFn: async (): Promise<Passkeys['passkeys']> => (await http.get(passkeysPath(userId)).json()).passkeys,
  });
