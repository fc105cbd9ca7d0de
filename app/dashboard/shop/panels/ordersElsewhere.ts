import { EffectError } from '#engine/effects/EffectError.ts';
import { listOrders } from '#services/api/orders.ts';
import { moneyNote } from '#app/checkout/charge/moneyNote.ts';
import { tabTurn } from './tabTurn.ts';

/** What is bought, and by whom. */
interface Bought {
  readonly userId: string;
  /** Id and name of the product template. */
  readonly template: { readonly _id: string; readonly name: string };
}

/**
 * Knows the orders of a product that there were when its purchase was opened. Whoever has bought it in another tab meanwhile,
 * is told so before it is bought once more. Where the orders cannot be read, nothing stands in the way.
 */
export function ordersElsewhere({ userId, template: { _id, name } }: Bought) {
  const read = async () => {
    const orders = await listOrders(userId);
    return orders.filter(({ items }) => items.some((item) => item.product_template === _id)).map((order) => order._id);
  };
  const known: Promise<Set<string> | undefined> = read().then(
    (ids) => new Set(ids),
    () => undefined,
  );
  /** @throws EffectError once for each order that was not known */
  const refuseUnknown = async (before: Set<string>) => {
    const now = await read().catch(() => []);
    const unknown = now.filter((id) => !before.has(id));
    for (const id of unknown) before.add(id);
    if (unknown.length > 0)
      throw new EffectError({
        code: 'WrongIntakeState',
        message: `You have just ordered ${name} in another tab or on another device, so it was not ordered again. To order it once more, place this order again.`,
        note: moneyNote('not_charged'),
      });
  };
  const turn = tabTurn(`order of ${_id}`);
  /** @throws EffectError where the product was ordered elsewhere before this tab's turn */
  const takeTurn = async () => {
    await turn.take();
    const before = await known;
    if (before) await refuseUnknown(before);
  };
  let isSubmitting = false;
  return {
    /**
     * Writes an order, which the submission that follows at once pays. The tabs of a browser take turns from here to its end: of
     * two that are pressed at once, the second finds the order of the first.
     *
     * @throws EffectError where the product was ordered elsewhere, and whatever `write` throws
     */
    async write<Written extends { readonly 'purchase.order'?: string | null | undefined }>(
      write: () => Promise<Written>,
    ): Promise<Written> {
      try {
        await takeTurn();
        const written = await write();
        if (typeof written['purchase.order'] === 'string') (await known)?.add(written['purchase.order']);
        return written;
      } finally {
        // Nothing is submitted after a failure, in a panel that was closed, or where the total has to be seen first.
        setTimeout(() => {
          if (!isSubmitting) turn.end();
        });
      }
    },
    /**
     * Submits the order that was written, now or before.
     *
     * @throws EffectError where the product was ordered elsewhere, and whatever `submit` throws
     */
    async submit<Submitted>(submit: () => Promise<Submitted>): Promise<Submitted> {
      isSubmitting = true;
      try {
        if (!turn.isMine) await takeTurn();
        return await submit();
      } finally {
        isSubmitting = false;
        turn.end();
      }
    },
  };
}
