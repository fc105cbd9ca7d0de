/** What a demo patient has bought once, and how far it is. Days are counted from the day of seeding. */
export interface DemoOrder {
  /** Slug of the product. */
  readonly product: string;
  readonly quantity?: number;
  readonly daysAgo: number;
  readonly came: 'processing' | 'shipped' | 'delivered' | 'refunded' | 'voided';
}

/** Orders in every state; with those of the visits, more than a page of them. */
export const demoOrders: readonly DemoOrder[] = [
  { product: 'nad-supplement', daysAgo: 1.2, came: 'processing' },
  { product: 'nad-supplement', quantity: 2, daysAgo: 5, came: 'shipped' },
  { product: 'nad-supplement', daysAgo: 95, came: 'delivered' },
  { product: 'longevity-panel', daysAgo: 118, came: 'delivered' },
  { product: 'nad-supplement', daysAgo: 151, came: 'refunded' },
  { product: 'nad-supplement', quantity: 3, daysAgo: 190, came: 'delivered' },
  { product: 'nad-supplement', daysAgo: 232, came: 'voided' },
  { product: 'longevity-panel', daysAgo: 275, came: 'delivered' },
  { product: 'nad-supplement', daysAgo: 310, came: 'delivered' },
  { product: 'nad-supplement', daysAgo: 349, came: 'delivered' },
];
