import type { Answers } from '#engine/answers/Answers.ts';
import type { DeliveryLimits } from '#flows/checkout/rules/address/deliveryFaults.ts';
import { sendsToVisitState } from '#flows/checkout/rules/address/sendsToVisitState.ts';
import type { Intake } from '#schemas/wire/intake.ts';

/**
 * Where the products of a visit can be sent.
 *
 * @param unsold abbreviations of the states in which one of its products is not sold
 */
export function visitLimits(
  { intake_template: { header } }: Pick<Intake, 'intake_template'>,
  answers: Answers,
  unsold: readonly string[],
): DeliveryLimits {
  const { type, unavailable = [] } = header;
  return {
    unavailable: [...unavailable, ...unsold],
    isLab: type === 'lab',
    visitState: sendsToVisitState(type) ? (answers.fact('patient.state') ?? undefined) : undefined,
  };
}
