import { noLabStates } from '#flows/checkout/rules/address/noLabStates.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/** Whether a product is sold in a state, by its abbreviation; where the state is not known, everything is. */
export const isSoldIn = (
  { type, unavailable_states: unavailable }: Pick<ProductTemplate, 'type' | 'unavailable_states'>,
  state: string | null,
): boolean => state === null || (!unavailable.includes(state) && !(type === 'lab' && noLabStates.has(state)));
