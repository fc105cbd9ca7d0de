import { queryOptions } from '@tanstack/react-query';
import type { RecoveryCodeList, TwoStep, TwoStepProof, TwoStepSecret } from '#schemas/wire/twoStep.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

const pathOf = (userId: string) => `v2/users/${currentOrganization.get()._id}/${userId}/two-step`;

/** Whether a login asks a patient for a second step. */
export const twoStepQuery = (userId: string) =>
  queryOptions({
    queryKey: ['two-step', userId],
    queryFn: () => http.get(pathOf(userId)).json<TwoStep>(),
  });

/**
 * Makes a secret for an authenticator app, in place of one that no code has confirmed yet. Fails with InvalidAnswer
 * (`current_password`), InvalidRequest where a second step is asked for already, AccountLocked or TooManyRequests.
 */
export const beginTwoStep = (userId: string, password: string) =>
  http.post(`${pathOf(userId)}/secret`, { json: { current_password: password } }).json<TwoStepSecret>();

/**
 * Turns two-step sign-in on with the first code of the app; the recovery codes are told this once. Fails with InvalidAnswer
 * (`code`), InvalidRequest where the secret is too old, or TooManyRequests.
 */
export const turnOnTwoStep = async (userId: string, code: string) =>
  (await http.put(pathOf(userId), { json: { code } }).json<RecoveryCodeList>()).codes;

/** New recovery codes in place of those before. Fails with InvalidAnswer (fields), AccountLocked or TooManyRequests. */
export const renewRecoveryCodes = async (userId: string, proof: TwoStepProof) =>
  (await http.post(`${pathOf(userId)}/recovery-codes`, { json: proof }).json<RecoveryCodeList>()).codes;

/** Turns two-step sign-in off. Fails with InvalidAnswer (fields), AccountLocked or TooManyRequests. */
export async function turnOffTwoStep(userId: string, proof: TwoStepProof): Promise<void> {
  await http.post(`${pathOf(userId)}/off`, { json: proof });
}
