import { Link } from '@tanstack/react-router';
import { button } from '#renderers/ui/buttons/Button.css.ts';
import type { ShowcaseChoice } from '#services/api/showcase.ts';
import * as styles from './orders.css.ts';

interface OrderPagesProps {
  readonly page: number;
  readonly totalPages: number;
  /** What the pages are of. */
  readonly choice: ShowcaseChoice;
  /** Called when a page is turned. */
  readonly onTurn: () => void;
}

/** Leads to newer and older orders; nothing where all of them are on one page. */
export function OrderPages({ page, totalPages, choice, onTurn }: OrderPagesProps) {
  if (totalPages < 2) return null;
  const { page: _page, ...filters } = choice;
  const to = (other: number): ShowcaseChoice => (other > 1 ? { ...filters, page: other } : filters);
  return (
    <nav aria-label="Pages of orders" className={styles.pages}>
      {page > 1 && (
        <Link to="/orders" search={to(page - 1)} className={button({ look: 'secondary' })} onClick={onTurn}>
          Newer orders
        </Link>
      )}
      <p className={styles.soft}>
        Page {page} of {totalPages}
      </p>
      {page < totalPages && (
        <Link to="/orders" search={to(page + 1)} className={button({ look: 'secondary' })} onClick={onTurn}>
          Older orders
        </Link>
      )}
    </nav>
  );
}
