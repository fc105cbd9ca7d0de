import type { Field } from '#engine/definition/Field.ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { StepOf } from '#schemas/flow/step.ts';
import { formParts } from './fields/formParts.ts';

/** What a checkout asks beside the address: the card that is kept or a new one, and a discount code. */
const ownFields: readonly Field[] = [
  { name: 'payment', type: 'choice', required: true, options: ['saved', 'new'], saves: 'checkout.payment' },
  { name: 'promo-code', type: 'text', required: false, maxLength: 20, saves: 'checkout.promo_code' },
];

export const checkoutKind: KindDefinition<StepOf<'checkout'>> = {
  ...formParts,
  keepsIn: 'facts',
  secret: true,
  fields: (step) => [...formParts.fields(step), ...ownFields],
};
