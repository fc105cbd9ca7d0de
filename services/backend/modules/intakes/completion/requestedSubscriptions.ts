import { createId } from '#services/backend/kernel/ids/createId.ts';
import type { RequestedSubscription } from './completion.ts';
import type { IntakeRow } from '../../visits/IntakeRow.ts';

/** The plans that begin when what a visit asks for is prescribed, one a product that renews. */
export const requestedSubscriptions = ({ type, products }: IntakeRow, now: Date): readonly RequestedSubscription[] =>
  type === 'medication'
    ? products
        .filter(({ selected_configuration: { shipping } }) => shipping.months > 0 && !shipping.non_recurring)
        .map((product) => {
          const { shipping, pricing, treatment_properties } = product.selected_configuration;
          return {
            id: createId(now),
            template: product._id,
            product: treatment_properties.product,
            name: product.name,
            type: product.type === 'supplement' ? 'supplement' : 'medication',
            duration: shipping.months,
            quantity: 1,
            amount: pricing.total_discount,
          };
        })
    : [];
