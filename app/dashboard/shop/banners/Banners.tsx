import type { ShopBanner } from '#schemas/wire/shop.ts';
import { Carousel } from './Carousel.tsx';
import * as styles from './banners.css.ts';

interface BannersProps {
  readonly banners: readonly ShopBanner[];
  readonly userId: string;
}

/** The head of the shop: the organization's banners, or a plain one where it has none. Both name the page. */
export function Banners({ banners, userId }: BannersProps) {
  if (banners.length === 0)
    return (
      <div className={styles.fallback}>
        <h1 className={styles.fallbackTitle}>Our Products</h1>
        <p className={styles.fallbackText}>Get started on a visit below</p>
      </div>
    );
  return <Carousel banners={banners} userId={userId} />;
}
