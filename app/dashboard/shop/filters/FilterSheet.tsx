import { useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Dialog } from '#renderers/ui/overlays/Dialog.tsx';
import { nothingChosen } from '../search/chosenFilters.ts';
import { FilterGroups, type FilterGroupsProps } from './FilterGroups.tsx';
import * as styles from './filters.css.ts';

interface FilterSheetProps extends FilterGroupsProps {
  readonly onClose: () => void;
}

/** The filters of a phone, in a sheet: what is chosen counts once it is submitted. Load it lazily: it brings the overlay library. */
export function FilterSheet({ filters, chosen, onChoose, onClose }: FilterSheetProps) {
  const [draft, setDraft] = useState(chosen);
  return (
    <Dialog
      open
      title="Filters"
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => onChoose(draft)}>Show products</Button>
          <Button look="quiet" onClick={() => setDraft(nothingChosen)}>
            Reset
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <FilterGroups filters={filters} chosen={draft} onChoose={setDraft} />
      </div>
    </Dialog>
  );
}
