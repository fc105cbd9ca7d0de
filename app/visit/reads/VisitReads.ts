import type { Intake } from '#schemas/wire/intake.ts';
import type { State } from '#schemas/wire/state.ts';
import type { User } from '#schemas/wire/user.ts';

/** The data that a visit starts with. */
export interface VisitReads {
  readonly intake: Intake;
  readonly user: User;
  readonly states: readonly State[];
}
