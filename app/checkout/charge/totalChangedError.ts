import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';

/**
 * The error for an order whose total differs from the one that the patient was shown: the catalogue has changed since
 * the page was loaded, or the order was made earlier.
 *
 * @param total cents
 */
export const totalChangedError = (total: number, learns: KnownFacts) =>
  new EffectError({
    code: 'OrderChanged',
    message: `This order comes to ${formatMoney(total)}, which is not the total shown here. Nothing more will be charged unless you place the order again.`,
    learns,
  });
