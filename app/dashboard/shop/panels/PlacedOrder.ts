import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/** What was bought in the shop. */
export interface PlacedOrder {
  readonly name: string;
  readonly type: ProductTemplate['type'];
  /** Ids of the order, and of the panel of a lab test; undefined where they are not known. */
  readonly order: string | undefined;
  readonly panel: string | undefined;
}
