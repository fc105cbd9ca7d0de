import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { FlowInput } from '#engine/flow/FlowContext.ts';
import { ENTRY } from '#engine/flow/flowActions.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { IdentitySection } from '#flows/verification/identityAddress.ts';
import { verificationMachine } from '#flows/verification/verification.machine.ts';
import steps from '#flows/verification/verification.steps.json';
import type { User } from '#schemas/wire/user.ts';
import { today } from '../today.ts';
import { patientFacts } from '../visit/patientFacts.ts';
import { identityEffects, type IdentityContext } from './identityEffects.ts';
import { IdentityPhotos } from './IdentityPhotos.ts';

/** What a verification outside of a visit starts with. */
export interface VerificationStart extends Pick<IdentityContext, 'queryClient'> {
  readonly user: User;
  /** The screen that is asked for; `photo-reupload` is the selfie that the care team asked for. */
  readonly section: IdentitySection | 'photo-reupload';
}

/** An identity verification ready to be walked: the machine with its effects, and what it starts with. */
export function createVerification({ user, section, queryClient }: VerificationStart) {
  const photos = new IdentityPhotos();
  const reupload = section === 'photo-reupload';
  const answers = new Answers(compile(stepKinds, stepSetOf(steps)), {
    today,
    facts: {
      ...patientFacts(user),
      [ENTRY]: reupload ? 'profile-image' : section,
      'identity.reupload': reupload,
    },
  });
  const input: FlowInput = { answers };
  const context = { userId: user._id, reupload, photos, queryClient };
  return { machine: provideEffects(verificationMachine, identityEffects(context)), input, photos };
}
