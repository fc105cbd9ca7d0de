import type { QueryClient } from '@tanstack/react-query';
import type { Answers } from '#engine/answers/Answers.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf, LearnsOf } from '#engine/effects/EffectsOf.ts';
import type { verificationMachine } from '#flows/verification/verification.machine.ts';
import type { ImageType } from '#schemas/wire/image.ts';
import type { User } from '#schemas/wire/user.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { intakesQuery } from '#services/api/intakes.ts';
import { imagesOf, imagesQuery } from '#services/api/images.ts';
import { uploadImage } from '#services/api/uploadImage.ts';
import { tagPatient } from '#services/api/mailing.ts';
import { userQuery } from '#services/api/users.ts';
import { arrivalStorage } from '../../checkout/cart/arrivalStorage.ts';
import { asEffectError } from '../../flow/asEffectError.ts';
import { patientFacts } from '../../patient/patientFacts.ts';
import type { IdentityPhotos } from './IdentityPhotos.ts';

/** The patient whose identity is verified, and the visit. */
export interface IdentityContext {
  readonly userId: string;
  /** The visit in which the photos are sent. */
  readonly intakeId?: string | undefined;
  /** Whether the care team asked for a new photo. */
  readonly reupload?: boolean;
  readonly photos: IdentityPhotos;
  readonly queryClient: QueryClient;
}

type Learns = LearnsOf<typeof verificationMachine>;

const dateOf = (user: User | undefined) => user?.image.profile?.date_uploaded;

const photoLost = () => new EffectError({ code: 'InvalidImage', message: 'There was an error. Please try again.' });

/** The effects of identity verification. */
export function identityEffects({
  userId,
  intakeId,
  reupload = false,
  photos,
  queryClient,
}: IdentityContext): EffectsOf<typeof verificationMachine> {
  const account = userQuery(userId);
  const before = dateOf(queryClient.getQueryData(account.queryKey));

  const keep = (user: User): Learns['uploadIdImage'] => {
    photos.sent();
    queryClient.setQueryData(account.queryKey, user);
    queryClient.setQueryData(imagesQuery(userId).queryKey, imagesOf(user));
    // The visits that waited for the photo continue.
    if (reupload) queryClient.removeQueries({ queryKey: intakesQuery(userId).queryKey });
    return patientFacts(user);
  };

  /** The photo that the server asks for no more may have arrived, and its answer may have been lost. */
  const settle = async (error: unknown): Promise<Learns['uploadIdImage']> => {
    if (!(error instanceof ProblemError) || error.code !== 'WrongIntakeState') throw error;
    const user = await queryClient.fetchQuery({ ...account, staleTime: 0 });
    if (dateOf(user) === before) throw error;
    return keep(user);
  };

  const upload =
    (type: ImageType) =>
    async ({ answers }: { readonly answers: Answers }): Promise<Learns['uploadIdImage']> => {
      const photo = photos.photo(answers.fact('identity.photo'));
      if (!photo) throw photoLost();
      try {
        photos.setProgress(0);
        const image = { photo, type, reupload, intake: intakeId };
        return await uploadImage(userId, image, photos.setProgress).then(keep, settle);
      } catch (error) {
        throw asEffectError(error);
      } finally {
        photos.setProgress(undefined);
      }
    };

  return {
    /** No answer of these screens is stored; only their effects are. */
    saveAnswer({ answer, revision }) {
      if (answer['value'] === 'later') arrivalStorage.putOffIdentity();
      return Promise.resolve({ revision });
    },
    uploadIdImage: upload('id_images'),
    uploadProfileImage: upload('profile_images'),
    /** A failure is ignored: nothing depends on the mailing list. */
    async tagVerified(): Promise<Learns['tagVerified']> {
      const tags = [
        { name: 'verification incomplete', status: 'inactive' },
        { name: 'verification complete', status: 'active' },
      ] as const;
      await Promise.allSettled(tags.map((tag) => tagPatient({ tag, patient: userId })));
      return {};
    },
  };
}
