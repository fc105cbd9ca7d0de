import { noLabStates } from '#flows/checkout/rules/address/noLabStates.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { shortened } from '#renderers/words/shortened.ts';

/** The color of a badge by what it says: energy is yellow, metabolic health green, anything else red. */
export function badgeTone(label: string): 'yellow' | 'green' | 'red' {
  if (/^energy\b/i.test(label)) return 'yellow';
  return /^metabolic\b/i.test(label) ? 'green' : 'red';
}

/** Whether a product is sold in a state, by its abbreviation; where the state is not known, everything is. */
export const isSoldIn = (
  { type, unavailable_states: unavailable }: Pick<ProductTemplate, 'type' | 'unavailable_states'>,
  state: string | null,
): boolean => state === null || (!unavailable.includes(state) && !(type === 'lab' && noLabStates.has(state)));

/** The most characters of a description on a card (001 §8). */
const MOST = 126;

/** The description of a product on its card. */
export const shopDescription = (text: string): string => shortened(text, MOST);
