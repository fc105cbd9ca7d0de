import { Link } from '@tanstack/react-router';
import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { ShowcaseItem } from '#schemas/wire/showcase.ts';
import * as styles from './orders.css.ts';
import { OrderState } from './OrderState.tsx';
import { typeLabels, typeIcons } from './orderTexts.ts';
import { Icon } from '#renderers/ui/icons/Icon.tsx';

/** The picture of what was ordered, or an icon of its kind. It says nothing that the name beside it does not. */
function OrderPicture({ order: { image, product_type: type } }: { readonly order: ShowcaseItem }) {
  if (image !== null) return <img src={image} alt="" width={56} height={56} className={styles.picture} />;
  return (
    <span className={styles.noPicture}>
      <Icon name={type === null ? 'package' : typeIcons[type]} />
    </span>
  );
}

interface OrderLinkProps {
  readonly order: ShowcaseItem;
  /** IANA name of the patient's time zone. */
  readonly zone: string;
}

/** An order in the list, which leads to all that is told of it. The same may have been ordered twice: the number tells them apart. */
export function OrderLink({ order, zone }: OrderLinkProps) {
  const { _id: orderId, name, number, product_type: type, amount, placed_at: at } = order;
  return (
    <Link to="/orders/$orderId" params={{ orderId }} state={{ fromList: true }} className={styles.order}>
      <OrderPicture order={order} />
      <span className={styles.name}>{name}</span>{' '}
      <span className={styles.more}>
        <span className={styles.soft}>
          {type !== null && `${typeLabels[type].one} · `}Order {number}
        </span>{' '}
        <span className={styles.soft}>
          Ordered <time dateTime={at}>{momentText(new Date(at), 'date', zone)}</time>
        </span>
      </span>{' '}
      <span className={styles.amount}>{formatMoney(amount)}</span>{' '}
      <span className={styles.far}>
        <OrderState order={order} />
      </span>
    </Link>
  );
}
