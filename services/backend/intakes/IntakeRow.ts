import type { Intake, IntakeResponse } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';

/** A patient as a visit knows it: without the list of visits. */
export type VisitPatient = Omit<User, 'intakes'>;

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
  readonly products: Intake['products'];
  /** Ids of what the visit led to, oldest first. */
  readonly subscriptions: readonly string[];
  readonly orders: readonly string[];
  readonly payment: Intake['payment'];
  readonly responses: readonly IntakeResponse[];
  readonly patient: VisitPatient;
}

/** A success that was acknowledged under an idempotency key. */
export interface Recorded {
  readonly digest: string;
  readonly body: string;
}
