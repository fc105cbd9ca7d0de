import type { IntakeResponse } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';

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
  readonly responses: readonly IntakeResponse[];
  readonly patient: User;
}

/** A success that was acknowledged under an idempotency key. */
export interface Recorded {
  readonly digest: string;
  readonly body: string;
}
