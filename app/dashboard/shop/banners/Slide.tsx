import { useIsHydrated } from '#renderers/ui/loading/useIsHydrated.ts';
import type { ShopBanner } from '#schemas/wire/shop.ts';
import { BannerAction } from './BannerAction.tsx';
import * as styles from './banners.css.ts';

interface SlideProps {
  readonly banner: ShopBanner;
  readonly userId: string;
  /** Whether it is the one that the page begins with. */
  readonly first: boolean;
}

/**
 * A banner: its picture on its color, and what stands on it. The color is drawn as a picture: the content policy refuses what a
 * server writes into a style attribute.
 */
export function Slide({ banner, userId, first }: SlideProps) {
  const { label_name: label, title, action, image, background_color: color } = banner;
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.banner} {...(isHydrated && { style: { backgroundColor: color } })}>
      <svg className={styles.ground} viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect width="1" height="1" fill={color} />
      </svg>
      <img
        src={image}
        alt=""
        width={1280}
        height={480}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        draggable={false}
        className={styles.picture}
      />
      <div className={styles.words}>
        {label.value !== '' && <p className={styles.labels[label.mode]}>{label.value}</p>}
        <h2 className={styles.titles[title.mode]}>{title.value}</h2>
        <BannerAction action={action} userId={userId} />
      </div>
    </div>
  );
}
