import type { User } from '#schemas/wire/user.ts';

/** A patient as a row holds one: images by their ids, because an address of an image is only good for a short while. */
export interface StoredUser extends Omit<
  User,
  'image' | 'feature_flags' | 'intakes' | 'complete_intake' | 'requires_intake'
> {
  /** Their ids, the newest first, whether one is complete, and whether a first or another one is needed. */
  readonly visits: {
    readonly ids: User['intakes'];
    readonly has_complete: boolean;
    readonly needs_one: boolean;
  };
  /** What staff have said of the patient alone; null where the organization says it. */
  readonly labs2: boolean | null;
  readonly id_image: string | null;
  readonly profile_image: string | null;
  readonly avatar_image: string | null;
  /** Of the questions that the lifestyle answers belong to. */
  readonly lifestyle_version: number;
  /** When the photo of the patient was sent, ISO 8601. */
  readonly profile_image_at: string | null;
}
