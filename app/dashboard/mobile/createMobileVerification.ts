import { mobileVerificationFlow } from '#flows/mobile-verification/mobile-verification.flow.ts';
import type { User } from '#schemas/wire/user.ts';
import { today } from '../../time/today.ts';
import { mobileEffects, type MobileContext } from './mobileEffects.ts';

/** What a mobile verification starts with: the number that the account has is there to be sent. */
interface MobileStart extends Pick<MobileContext, 'queryClient'> {
  readonly user: User;
}

/** A mobile verification ready to be walked: the machine with its effects, and what it starts with. */
export function createMobileVerification({ user, queryClient }: MobileStart) {
  const started = mobileVerificationFlow.start({
    today,
    facts: { 'mobile.number': user.mobile_number },
    effects: mobileEffects({ userId: user._id, queryClient }),
  });
  return {
    ...started,
    /** The digits of the number that was entered last. */
    number: () => started.answers.fact('mobile.number') ?? '',
  };
}
