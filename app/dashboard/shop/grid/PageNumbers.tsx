import { Link } from '@tanstack/react-router';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { drawings } from '../banners/drawings.css.ts';
import { searchOf, type ChosenFilters } from '../search/chosenFilters.ts';
import * as styles from './grid.css.ts';
import { pageNumbers } from './pageNumbers.ts';

interface PageNumbersProps {
  readonly page: number;
  readonly totalPages: number;
  /** What the pages are of. */
  readonly chosen: ChosenFilters;
  /** Called when a page is turned to. */
  readonly onTurn: () => void;
}

/** The pages of the products; nothing where all of them are on one. Links, so that a page can be opened in a tab of its own. */
export function PageNumbers({ page, totalPages, chosen, onTurn }: PageNumbersProps) {
  if (totalPages < 2) return null;
  const common = { to: '/shop', resetScroll: false, onClick: onTurn, activeOptions: { exact: true } } as const;
  return (
    <nav aria-label="Pages of products">
      <ul className={styles.pages}>
        {page > 1 && (
          <li>
            <Link {...common} search={searchOf(chosen, page - 1)} className={styles.page} aria-label="Previous page">
              <Drawing path={drawings.previous} size="small" />
            </Link>
          </li>
        )}
        {pageNumbers(page, totalPages).map((one) => (
          <li key={one}>
            <Link
              {...common}
              search={searchOf(chosen, one)}
              className={one === page ? styles.openPage : styles.page}
              aria-label={`Page ${one}`}
              {...(one === page && { 'aria-current': 'page' })}
            >
              {one}
            </Link>
          </li>
        ))}
        {page < totalPages && (
          <li>
            <Link {...common} search={searchOf(chosen, page + 1)} className={styles.page} aria-label="Next page">
              <Drawing path={drawings.next} size="small" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
