import type { MoneyState } from '#schemas/problem.ts';
import { problems } from '#services/backend/kernel/problems/problems.ts';
import type { IntakeRow } from '../../visits/IntakeRow.ts';

/**
 * @param money what happened to the patient's money where the visit is complete
 * @throws ProblemError WrongIntakeState where a visit is complete or closed
 */
export function refuseUnlessOpen({ patient_complete, closed }: IntakeRow, money?: MoneyState): void {
  if (patient_complete !== null) throw problems.alreadyPaid(money);
  if (closed !== null) throw problems.visitClosed();
}
