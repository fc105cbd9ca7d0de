import { mobileVerificationFlow } from '#flows/mobile-verification/mobile-verification.flow.ts';
import type { User } from '#schemas/wire/user.ts';
import { today } from '../../time/today.ts';
import { mobileEffects, type MobileContext } from './mobileEffects.ts';

/** The input of a mobile verification; the number field starts with the account's number. */
interface MobileStart extends Pick<MobileContext, 'queryClient'> {
  readonly user: User;
}

/** A mobile verification ready to run: the machine with its effects, and its input. */
export function createMobileVerification({ user, queryClient }: MobileStart) {
  const started = mobileVerificationFlow.start({
    today,
    facts: { 'mobile.number': user.mobile_number },
    effects: mobileEffects({ userId: user._id, queryClient }),
  });
  return {
    ...started,
    /** The digits of the number that was entered last; empty if there is none. */
    number: () => started.answers.fact('mobile.number') ?? '',
  };
}
