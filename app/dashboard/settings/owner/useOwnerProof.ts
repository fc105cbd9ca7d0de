import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { OwnerProof } from '#schemas/wire/ownerProof.ts';
import { networkError, ProblemError } from '#services/api/client/ProblemError.ts';
import { passkeysQuery } from '#services/api/passkeys/passkeysQuery.ts';
import { twoStepQuery } from '#services/api/twoStep.ts';
import { codeFields, type CodeSource } from '../../../login/codeFields.ts';
import { currentSession } from '#services/api/client/currentSession.ts';

/** What stands beside the password. */
export type ProofSource = CodeSource | 'passkey';

/** Fields of a form that asks for the proof. */
type OwnerValues = { readonly [name in 'current-password' | 'code']: string };

/** Code that few patients need; where it cannot be loaded, nothing can be sent either. */
const loadPasskeys = () =>
  import('#services/api/passkeys/ownerAssertion.ts').catch(() => {
    throw networkError();
  });

/**
 * What a form asks for besides its own fields, so that nobody changes an account who only finds a device open, or knows the
 * password: the password and, of a patient who has a second step, a code or a passkey.
 */
export function useOwnerProof(userId: string) {
  const queryClient = useQueryClient();
  const [steps, passkeys] = [twoStepQuery(userId), passkeysQuery(userId)];
  const hasApp = (useQuery(steps).data?.on_since ?? null) !== null;
  const hasPasskey = (useQuery(passkeys).data ?? []).length > 0;
  const [chosen, choose] = useState<ProofSource>();
  const sources: readonly ProofSource[] = [
    ...(hasApp ? (['app', 'recovery'] as const) : []),
    ...(hasPasskey ? (['passkey'] as const) : []),
  ];
  const source = sources.find((one) => one === chosen) ?? sources[0];

  const proofOf = async ({ 'current-password': password, code }: OwnerValues): Promise<OwnerProof> => {
    if (source === undefined) return { current_password: password };
    if (source !== 'passkey') return { current_password: password, code };
    const { ownerAssertion } = await loadPasskeys();
    return { current_password: password, passkey: await ownerAssertion(userId) };
  };

  return {
    /** What stands beside the password now; undefined where it stands alone. */
    source,
    /** What can stand there instead. */
    others: sources.filter((one) => one !== source),
    choose,
    initial: { 'current-password': '', code: '' },
    check: ({ 'current-password': password, code }: OwnerValues) => ({
      'current-password': password === '' ? 'Please enter your password.' : undefined,
      code: source === undefined || source === 'passkey' ? undefined : codeFields[source].check(code),
    }),
    /**
     * Sends something with the proof. What the account is protected by may have changed on another device: then the form
     * asks for it from now on.
     */
    async send(values: OwnerValues, act: (proof: OwnerProof) => Promise<void>): Promise<void> {
      try {
        await act(await proofOf(values));
      } catch (error) {
        if (error instanceof ProblemError && error.code === 'SecondStepRequired')
          for (const { queryKey } of [steps, passkeys]) void queryClient.invalidateQueries({ queryKey });
        throw error;
      }
    },
  };
}

const { subscribe, isInterrupted } = currentSession;

/**
 * Empties fields of a secret once the session has ended and the login stands over the page: what else was typed stays there, a
 * password or a code does not. What was sent before is sent on as it was.
 */
export function useForgottenSecrets<Name extends string>(
  names: readonly Name[],
  change: (name: Name, value: string) => void,
): void {
  const interrupted = useSyncExternalStore(subscribe, isInterrupted, () => false);
  const forget = useEffectEvent(() => {
    for (const name of names) change(name, '');
  });
  useEffect(() => {
    if (interrupted) forget();
  }, [interrupted]);
}
