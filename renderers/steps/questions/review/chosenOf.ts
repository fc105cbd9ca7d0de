import type { Value } from '#schemas/flow/answer.ts';
import type { NoneOption } from '#flows/kinds/options/option.ts';
import { noneValueOf } from '#flows/kinds/options/noneOption.ts';

/**
 * The chosen options of a reviewed list. If an empty list means none, the "none" option is shown as chosen while
 * nothing else is.
 */
export function chosenOf(item: { readonly none?: NoneOption }, value: Value | undefined): readonly string[] {
  const chosen = Array.isArray(value) ? value : [];
  const none = noneValueOf(item.none);
  return chosen.length === 0 && item.none?.empty && none !== undefined ? [none] : chosen;
}
