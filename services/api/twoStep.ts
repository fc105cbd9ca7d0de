import { queryOptions } from '@tanstack/react-query';
import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import type { RecoveryCodeList, TwoStep, TwoStepSecret } from '#schemas/wire/twoStep.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

const pathOf = (userId: string) => `v2/users/${currentOrganization.get()._id}/${userId}/two-step` as const;

/** Whether a login asks a patient for a second step. */
export const twoStepQuery = (userId: string) =>
  queryOptions({
    queryKey: ['two-step', userId],
    queryFn: (): Promise<TwoStep> => http.get(pathOf(userId)).json(),
  });

/**
 * Makes a secret for an authenticator app, in place of one that no code has confirmed yet. Fails with InvalidRequest
 * where it is on already, TooManyRequests, or as every proof of the owner does: with InvalidAnswer (fields),
 * SecondStepRequired, PasskeyRefused or AccountLocked.
 */
export const beginTwoStep = (userId: string, proof: OwnerProof): Promise<TwoStepSecret> =>
  http.post(`${pathOf(userId)}/secret`, { json: proof }).json();

/**
 * Turns two-step sign-in on with the first code of the app; the recovery codes are told this once. Fails with InvalidAnswer
 * (`code`), InvalidRequest where the secret is too old, or TooManyRequests.
 */
export const turnOnTwoStep = async (userId: string, code: string): Promise<RecoveryCodeList['codes']> =>
  (await http.put(pathOf(userId), { json: { code } }).json()).codes;

/** New recovery codes in place of those before. Fails with TooManyRequests, or as every proof of the owner does. */
export const renewRecoveryCodes = async (userId: string, proof: OwnerProof): Promise<RecoveryCodeList['codes']> =>
  (await http.post(`${pathOf(userId)}/recovery-codes`, { json: proof }).json()).codes;

/** Turns two-step sign-in off. Fails with TooManyRequests, or as every proof of the owner does. */
export async function turnOffTwoStep(userId: string, proof: OwnerProof): Promise<void> {
  await http.post(`${pathOf(userId)}/off`, { json: proof });
}
