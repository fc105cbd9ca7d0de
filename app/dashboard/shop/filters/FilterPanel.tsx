import { useId } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { countOf, nothingChosen } from '../search/chosenFilters.ts';
import { FilterGroups, type FilterGroupsProps } from './FilterGroups.tsx';
import * as styles from './filters.css.ts';

/** The filters beside the products of a desktop: what is chosen is shown at once. */
export function FilterPanel(props: FilterGroupsProps) {
  const id = useId();
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id} className={styles.title}>
          Filters
        </h2>
        {countOf(props.chosen) > 0 && (
          <Button look="quiet" onClick={() => props.onChoose(nothingChosen)}>
            Reset
          </Button>
        )}
      </div>
      <FilterGroups {...props} />
    </section>
  );
}
