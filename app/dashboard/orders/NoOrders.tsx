import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import * as page from '../layout/page.css.ts';
import * as styles from './orders.css.ts';

interface NoOrdersProps {
  /** How many orders fit what was chosen, on other pages than this one. */
  readonly total: number;
  /** Whether only some orders are asked for. */
  readonly isFiltered: boolean;
}

/** Stands where no order is listed, and leads on. */
export function NoOrders({ total, isFiltered }: NoOrdersProps) {
  if (total === 0 && !isFiltered)
    return (
      <div className={styles.nothing}>
        <h2 className={page.title}>Nothing ordered yet</h2>
        <p>Once you order something, you see here how far it is and when it is sent.</p>
        <Link to="/shop" className={button()}>
          Visit our shop
        </Link>
      </div>
    );
  return (
    <div className={styles.nothing}>
      <p>{total === 0 ? 'You have no orders of this kind.' : 'There are no orders on this page.'}</p>
      <Link to="/orders" className={button({ look: 'secondary' })}>
        Show all orders
      </Link>
    </div>
  );
}
