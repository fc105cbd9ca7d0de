import { listOrders } from '#services/api/orders.ts';
import type { KnownOrders } from './KnownOrders.ts';

/** The orders of a product that there are when its purchase is opened. Where they cannot be read, nothing stands in the way. */
export function readKnownOrders(userId: string, productTemplate: string): KnownOrders {
  const read = async () => {
    try {
      const orders = await listOrders(userId);
      return orders.filter(({ items }) => items.some((item) => item.product_template === productTemplate)).length;
    } catch {
      return undefined;
    }
  };
  let known = read();
  return {
    count: () => known,
    readAgain() {
      known = read();
    },
  };
}
