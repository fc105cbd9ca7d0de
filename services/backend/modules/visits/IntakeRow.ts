import type { Intake, IntakeResponse } from '#schemas/wire/intake.ts';
import type { CarriedOver } from '../../kernel/database/tables/CarriedOver.ts';
import type { Recorded } from '../../kernel/once/replayOf.ts';
import type { VisitPatient } from '../profile/VisitPatient.ts';
import type { NotedStop } from './notedStops.ts';

/** A visit as it is stored, with its questions in order and its patient. */
export interface IntakeRow {
  readonly id: string;
  readonly template_id: string;
  readonly version_id: string;
  readonly type: string;
  readonly revision: number;
  readonly patient_complete: Date | null;
  readonly physician_review: Date | null;
  readonly closed: Date | null;
  readonly created_at: Date;
  /** When it is closed by itself, if it is still open then; null where never. */
  readonly expires_at: Date | null;
  readonly products: Intake['products'];
  /** Ids of what the visit led to, oldest first. */
  readonly subscriptions: readonly string[];
  readonly orders: readonly string[];
  /** Ids of the images that were sent during the visit. */
  readonly id_image: string | null;
  readonly profile_image: string | null;
  /** Why the care team waits for the patient, and since when; null where it does not. */
  readonly awaiting_reason: string | null;
  readonly on_hold_since: Date | null;
  readonly payment: Intake['medical_review_payment'];
  readonly joined_membership: Intake['joined_membership'];
  /** That the visit was carried over to a newer version; null where it was not, or had no answers then. */
  readonly carried_over: CarriedOver | null;
  /** The stops that were raised in visits of the template, oldest first. */
  readonly stops: readonly NotedStop[];
  readonly responses: readonly IntakeResponse[];
  readonly patient: VisitPatient;
}

/** A visit with the version of its template that new visits begin with. */
export interface OpenedIntake extends IntakeRow {
  readonly newest: { readonly id: string; readonly version: number };
}

/** A visit that is to be written. */
export interface WritableIntake extends OpenedIntake {
  readonly recorded: Recorded | null;
  /** Ids of questions that a newer version of the template has put out of use. */
  readonly retired: readonly string[];
}

/** SQL: the version of the template of a visit `i` with which new visits begin. */
export const NEWEST = `(select jsonb_build_object('id', t.id, 'version', t.version) from template_versions t
    where t.organization = i.organization and t.template_id = i.template_id order by t.sequence desc limit 1)`;
