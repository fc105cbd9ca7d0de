import type { IdentitySection } from '#flows/verification/identityAddress.ts';
import { verificationFlow } from '#flows/verification/verification.flow.ts';
import type { User } from '#schemas/wire/user.ts';
import { today } from '../../time/today.ts';
import { patientFacts } from '../../patient/patientFacts.ts';
import { identityEffects, type IdentityContext } from './identityEffects.ts';
import { IdentityPhotos } from './IdentityPhotos.ts';
import { reuploadAddress, verificationAddress } from './verificationAddress.ts';

/** The input of a verification outside of a visit. */
export interface VerificationStart extends Pick<IdentityContext, 'queryClient'> {
  readonly user: User;
  /** The screen to open; `photo-reupload` is the selfie that the care team asked for. */
  readonly section: IdentitySection | 'photo-reupload';
}

/** An identity verification ready to run: the machine with its effects, its input, and its addresses. */
export function createVerification({ user, section, queryClient }: VerificationStart) {
  const photos = new IdentityPhotos();
  const reupload = section === 'photo-reupload';
  const context = { userId: user._id, reupload, photos, queryClient };
  const started = verificationFlow.start({
    today,
    facts: { ...patientFacts(user), 'identity.reupload': reupload },
    opens: { section: reupload ? 'profile-image' : section },
    effects: identityEffects(context),
  });
  return { ...started, photos, address: reupload ? reuploadAddress : verificationAddress(user._id) };
}
