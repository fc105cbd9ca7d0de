import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { FlowInput } from '#engine/flow/FlowContext.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { mobileVerificationMachine } from '#flows/mobile-verification/mobile-verification.machine.ts';
import steps from '#flows/mobile-verification/mobile-verification.steps.json';
import type { User } from '#schemas/wire/user.ts';
import { today } from '../today.ts';
import { mobileEffects, type MobileContext } from './mobileEffects.ts';

/** What a mobile verification starts with: the number that the account has is there to be sent. */
interface MobileStart extends Pick<MobileContext, 'queryClient'> {
  readonly user: User;
}

/** A mobile verification ready to be walked: the machine with its effects, and what it starts with. */
export function createMobileVerification({ user, queryClient }: MobileStart) {
  const answers = new Answers(compile(stepKinds, stepSetOf(steps)), {
    today,
    facts: { 'mobile.number': user.mobile_number },
  });
  const input: FlowInput = { answers };
  return {
    machine: provideEffects(mobileVerificationMachine, mobileEffects({ userId: user._id, queryClient })),
    input,
    /** The digits of the number that was entered last. */
    number: () => String(answers.fact('mobile.number') ?? ''),
  };
}
