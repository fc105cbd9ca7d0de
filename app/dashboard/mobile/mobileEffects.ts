import type { QueryClient } from '@tanstack/react-query';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import type { mobileVerificationMachine } from '#flows/mobile-verification/mobile-verification.machine.ts';
import type { User } from '#schemas/wire/user.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import { sendMobileVerification, verifyMobile } from '#services/api/mobile.ts';
import { userQuery } from '#services/api/users.ts';
import { asEffectError } from '#app/flow/asEffectError.ts';
import { mobileErrorTexts } from './mobileErrorTexts.ts';

/** The patient whose number is verified. */
export interface MobileContext {
  readonly userId: string;
  readonly queryClient: QueryClient;
}

type Learns = LearnsOf<typeof mobileVerificationMachine>;

/**
 * Errors that may hide an earlier success: the response was lost, or the code is expired because it was already used.
 */
const mayHaveServed = (error: unknown) => hasCode(error, 'NetworkError', 'CodeExpired');

/** The effects of mobile verification. */
export function mobileEffects({ userId, queryClient }: MobileContext): EffectsOf<typeof mobileVerificationMachine> {
  const account = userQuery(userId);

  /** The account, if this number is verified on it. */
  const verifiedWith = async (number: string): Promise<User | undefined> => {
    // Without this, a fetch would wait while the browser is offline, and so would the patient.
    const read = queryClient.fetchQuery({ ...account, staleTime: 0, networkMode: 'always' });
    const user = await read.catch(() => undefined);
    return user?.mobile_verified && user.mobile_number === number ? user : undefined;
  };

  return {
    /** No answer of these screens is stored; only their effects are. */
    saveAnswer: ({ revision }) => Promise.resolve({ revision }),
    async sendCode({ answers }): Promise<Learns['sendCode']> {
      try {
        await sendMobileVerification(userId, answers.fact('mobile.number') ?? '');
        return {};
      } catch (error) {
        throw asEffectError(error, { errorTexts: mobileErrorTexts });
      }
    },
    async verifyCode({ answers }): Promise<Learns['verifyCode']> {
      try {
        const user = await verifyMobile(userId, answers.fact('code.digits') ?? '');
        queryClient.setQueryData(account.queryKey, user);
        return { 'mobile.verified': user.mobile_verified };
      } catch (error) {
        const user = mayHaveServed(error) ? await verifiedWith(answers.fact('mobile.number') ?? '') : undefined;
        if (user) return { 'mobile.verified': true };
        throw asEffectError(error, { errorTexts: mobileErrorTexts });
      }
    },
  };
}
