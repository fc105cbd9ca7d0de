import { problems } from '../http/problems.ts';
import type { IntakeRow } from './IntakeRow.ts';

/** @throws ProblemError WrongIntakeState where a visit is complete or closed */
export function refuseUnlessOpen({ patient_complete, closed }: IntakeRow): void {
  if (patient_complete !== null) throw problems.alreadyPaid();
  if (closed !== null) throw problems.visitClosed();
}
