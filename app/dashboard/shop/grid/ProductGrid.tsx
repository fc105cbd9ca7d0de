import { SkeletonBlock } from '#renderers/ui/loading/SkeletonBlock.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { words } from '#renderers/words/words.ts';
import type { SoldInstead } from '#schemas/wire/productPage.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { activeSubscriptionTo } from './activeSubscriptionTo.ts';
import { CARD_HEIGHT } from './card.css.ts';
import * as styles from './grid.css.ts';
import { isSoldIn } from './productRules.ts';
import { ProductCard } from './ProductCard.tsx';

/** How many products a page has. */
const PAGE = 6;

/** Stands for the products until they are there, as high as they are. */
export const WaitingGrid = () => (
  <>
    <output>
      <VisuallyHidden>{words.loading}</VisuallyHidden>
    </output>
    <ul className={styles.products} aria-hidden="true">
      {Array.from({ length: PAGE }, (_, at) => (
        <li key={at} className={styles.waiting}>
          <SkeletonBlock height={CARD_HEIGHT} />
        </li>
      ))}
    </ul>
  </>
);

export interface ProductGridProps {
  readonly products: readonly ProductTemplate[];
  /** What is sold in the place of those that are not sold in a state. */
  readonly instead: readonly SoldInstead[];
  readonly subscriptions: readonly Subscription[];
  readonly userId: string;
  /** The patient's home state: its abbreviation, null if it is not known, and its name. */
  readonly state: string | null;
  readonly stateName: string;
  /** Whether other products are on their way. */
  readonly old: boolean;
  readonly onAction: (product: ProductTemplate) => void;
}

/** The products of a page. */
export function ProductGrid({
  products,
  instead,
  subscriptions,
  userId,
  state,
  stateName,
  old,
  onAction,
}: ProductGridProps) {
  return (
    <ul className={old ? styles.old : styles.products}>
      {products.map((product) => {
        const sold = isSoldIn(product, state);
        return (
          <li key={product._id} className={styles.cell}>
            <ProductCard
              product={product}
              subscribed={activeSubscriptionTo(product._id, subscriptions) !== undefined}
              notSoldIn={sold ? undefined : stateName}
              instead={instead.find((one) => one.product === product._id && one.state === state)?.templates ?? []}
              userId={userId}
              onAction={onAction}
            />
          </li>
        );
      })}
    </ul>
  );
}
