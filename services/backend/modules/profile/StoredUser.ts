import type { AppointmentKind } from '#schemas/wire/appointment.ts';
import type { User } from '#schemas/wire/user.ts';
import type { VisitPatient } from './VisitPatient.ts';

/** A patient as a row holds one: images by their ids, because an address of an image is only good for a short while, and uncounted. */
export interface StoredUser extends VisitPatient, Pick<User, 'notifications'> {
  /** What staff have said of the patient alone; null where the organization says it. */
  readonly labs2: boolean | null;
  readonly id_image: string | null;
  readonly profile_image: string | null;
  readonly avatar_image: string | null;
  /** Of the questions that the lifestyle answers belong to. */
  readonly lifestyle_version: number;
  /** When the photo of the patient was sent, ISO 8601. */
  readonly profile_image_at: string | null;
  /** The id of the card that the patient pays with; null without one. */
  readonly default_source: string | null;
  /** Where the patient came from. */
  readonly referral: string | null;
  readonly affiliate: string | null;
  /** What the appointments are for that are still to come. */
  readonly upcoming_appointments: readonly AppointmentKind[];
  /** The visits, the newest first, and when each was completed by the patient or closed. */
  readonly visits: readonly {
    readonly id: string;
    readonly patient_complete: string | null;
    readonly closed: string | null;
  }[];
}
