import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { ShowcaseItem } from '#schemas/wire/showcase.ts';
import * as styles from './orders.css.ts';
import { stateTexts } from './orderTexts.ts';

/** How far an order is, in a word or two. */
export function OrderState({ order }: { readonly order: ShowcaseItem }) {
  const { icon, tone, label } = stateTexts(order);
  return (
    <span className={styles.states[tone]}>
      <Icon name={icon} size="small" />
      {label}
    </span>
  );
}
