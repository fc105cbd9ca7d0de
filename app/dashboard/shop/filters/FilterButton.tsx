import { lazy, Suspense, useRef, useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { countOf } from '../search/chosenFilters.ts';
import { drawings } from './drawings.css.ts';
import type { FilterGroupsProps } from './FilterGroups.tsx';
import * as styles from './filters.css.ts';

const FilterSheet = lazy(() =>
  import('./FilterSheet.tsx').then(({ FilterSheet: component }) => ({ default: component })),
);

/** Opens the filters of a phone. */
export function FilterButton({ filters, chosen, onChoose }: FilterGroupsProps) {
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const count = countOf(chosen);
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <div className={styles.opener}>
      <Button ref={opener} look="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Drawing path={drawings.filters} size="small" />
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </Button>
      {open && (
        <Suspense>
          <FilterSheet
            filters={filters}
            chosen={chosen}
            onChoose={(next) => {
              onChoose(next);
              close();
            }}
            onClose={close}
          />
        </Suspense>
      )}
    </div>
  );
}
