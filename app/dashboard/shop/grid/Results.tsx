import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode, RefObject } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { visuallyHidden } from '#renderers/ui/layout/VisuallyHidden.css.ts';
import type { ProductPage } from '#schemas/wire/productPage.ts';
import { LoadAgain } from '../../layout/LoadAgain.tsx';
import { countOf, type ChosenFilters } from '../search/chosenFilters.ts';
import * as styles from './grid.css.ts';
import { PageNumbers } from './PageNumbers.tsx';
import { ProductGrid, WaitingGrid, type ProductGridProps } from './ProductGrid.tsx';

interface ResultsProps {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly read: UseQueryResult<ProductPage>;
  readonly chosen: ChosenFilters;
  readonly filterButton: ReactNode;
  readonly grid: Omit<ProductGridProps, 'products' | 'instead' | 'old'>;
  readonly onTurn: () => void;
  readonly onReset: () => void;
}

const countText = (total: number): string => (total === 1 ? '1 product' : `${total} products`);

/** What the shop has of what is chosen: how many products, those of a page, and the way to the other pages. */
export function Results({ heading, read, chosen, filterButton, grid, onTurn, onReset }: ResultsProps) {
  const { data, isPlaceholderData: isOld, isPending, isError } = read;
  return (
    <section className={styles.results} aria-labelledby="products" aria-busy={isOld}>
      <div className={styles.head}>
        <h2 id="products" ref={heading} tabIndex={-1} className={styles.count}>
          {data && !isOld ? countText(data.total) : 'Products'}
        </h2>
        {filterButton}
      </div>
      <output className={visuallyHidden}>{data && !isOld && countText(data.total)}</output>
      {isPending && <WaitingGrid />}
      {isError && !data && <LoadAgain onPress={() => void read.refetch()} />}
      {data?.docs.length === 0 && (
        <div className={styles.nothing}>
          <p>{data.total > 0 ? 'There are no products on this page.' : 'We have nothing of this kind right now.'}</p>
          {(data.total > 0 || countOf(chosen) > 0) && (
            <Button look="secondary" onClick={onReset}>
              See everything that we offer
            </Button>
          )}
        </div>
      )}
      {data && data.docs.length > 0 && (
        <>
          <ProductGrid {...grid} products={data.docs} instead={data.instead} old={isOld} />
          <PageNumbers page={data.page} totalPages={data.totalPages} chosen={chosen} onTurn={onTurn} />
        </>
      )}
    </section>
  );
}
