import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { ShowcaseItem } from '#schemas/wire/showcase.ts';
import * as styles from './orders.css.ts';
import { typeIcons } from './orderTexts.ts';

/** The picture of what was ordered, or an icon of its kind. It says nothing that the name beside it does not. */
export function OrderPicture({ order: { image, product_type: type } }: { readonly order: ShowcaseItem }) {
  if (image !== null) return <img src={image} alt="" width={56} height={56} className={styles.picture} />;
  return (
    <span className={styles.noPicture}>
      <Icon name={type === null ? 'package' : typeIcons[type]} />
    </span>
  );
}
