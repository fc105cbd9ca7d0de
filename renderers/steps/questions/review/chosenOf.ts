import type { Value } from '#schemas/flow/answer.ts';
import type { NoneOption } from '#flows/kinds/options/option.ts';
import { noneValueOf } from '#flows/kinds/options/noneOption.ts';

/**
 * The chosen options of a reviewed list, as they are shown and as they are sent. If an empty list means none, the "none"
 * option is chosen while nothing else is.
 */
export function chosenOf(item: { readonly none?: NoneOption }, value: Value | undefined): string[] {
  const chosen = Array.isArray(value) ? [...value] : [];
  const none = noneValueOf(item.none);
  return chosen.length === 0 && item.none?.empty && none !== undefined ? [none] : chosen;
}
