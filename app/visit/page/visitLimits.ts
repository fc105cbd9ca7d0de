import type { Answers } from '#engine/answers/Answers.ts';
import type { DeliveryLimits } from '#flows/checkout/rules/address/deliveryFaults.ts';
import { sendsToVisitState } from '#flows/checkout/rules/address/sendsToVisitState.ts';
import type { Intake } from '#schemas/wire/intake.ts';

/** Where the products of a visit can be sent. */
export function visitLimits({ intake_template: { header } }: Intake, answers: Answers): DeliveryLimits {
  const { type, unavailable = [] } = header;
  return {
    unavailable,
    isLab: type === 'lab',
    visitState: sendsToVisitState(type) ? (answers.fact('patient.state') ?? undefined) : undefined,
  };
}
