import type { Answers } from '#engine/answers/Answers.ts';
import type { DeliveryLimits } from '#flows/checkout/rules/address/deliveryFaults.ts';
import type { Delivery } from '#renderers/ports/ports.ts';

/** What the account says of where a purchase is sent, and the limits of what is bought. */
export const deliveryOf = (answers: Answers, limits: DeliveryLimits): Delivery => ({
  known: {
    'given-name': answers.fact('patient.first_name') ?? undefined,
    'family-name': answers.fact('patient.last_name') ?? undefined,
    'address-level1': answers.fact('patient.state') ?? undefined,
    'tel-national': answers.fact('patient.mobile_number') ?? undefined,
  },
  limits,
});
