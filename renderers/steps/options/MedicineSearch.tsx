import { Autocomplete } from '@base-ui/react/autocomplete';
import { useRef, useState, type KeyboardEvent } from 'react';
import { suggestMedicines, type MedicineSuggestion } from '#flows/medicines/rules/suggestMedicines.ts';
import { FieldFrame } from '../../ui/inputs/FieldFrame.tsx';
import * as fieldStyles from '../../ui/inputs/field.css.ts';
import { medicineAdded, medicinesFound, medicineWords } from '../../words/medicineWords.ts';
import * as styles from './MedicineSearch.css.ts';

interface MedicineSearchProps {
  readonly busy: boolean;
  readonly onAdd: (name: string) => void;
}

const nameOf = ({ name }: MedicineSuggestion) => name;

/**
 * Finds medicines by generic or brand name. What is typed and not chosen is added when the field is left, so that nothing
 * that a patient has written is lost. Load it lazily: it brings the overlay library and all names.
 */
export function MedicineSearch({ busy, onAdd }: MedicineSearchProps) {
  const [text, setText] = useState('');
  const [added, setAdded] = useState<string>();
  const [open, setOpen] = useState(false);
  // Closing the list and leaving the field may come in one event.
  const typed = useRef('');
  const suggestions = suggestMedicines(text);

  const type = (next: string) => {
    typed.current = next;
    setText(next);
  };
  const add = (name: string) => {
    type('');
    if (name.trim() === '') return;
    onAdd(name.trim());
    setAdded(name.trim());
  };
  const addTypedByEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    const chooses = event.currentTarget.getAttribute('aria-activedescendant') !== null;
    if (event.key !== 'Enter' || chooses || typed.current.trim() === '') return;
    event.preventDefault();
    add(typed.current);
  };

  return (
    <FieldFrame
      label={medicineWords.search}
      hint={medicineWords.hint}
      renderControl={(ties) => (
        <Autocomplete.Root
          items={suggestions}
          mode="none"
          itemToStringValue={nameOf}
          value={text}
          readOnly={busy}
          open={open && suggestions.length > 0}
          onOpenChange={(opens, { reason }) => {
            setOpen(opens);
            if (reason === 'outside-press' || reason === 'focus-out') add(typed.current);
          }}
          onValueChange={(next, { reason }) => {
            // A chosen name is handled by its own callback.
            if (reason === 'item-press') return;
            setAdded(undefined);
            type(next);
          }}
        >
          <Autocomplete.Input
            {...ties}
            className={fieldStyles.control}
            maxLength={200}
            onKeyDown={addTypedByEnter}
            onBlur={() => {
              if (!open || suggestions.length === 0) add(typed.current);
            }}
          />
          <output className={styles.status}>{added !== undefined && medicineAdded(added)}</output>
          <Autocomplete.Portal>
            <Autocomplete.Positioner
              sideOffset={4}
              collisionPadding={8}
              // Above the field it would cover its label, its hint, and the question.
              collisionAvoidance={{ side: 'none' }}
              className={styles.positioner}
            >
              <Autocomplete.Popup className={styles.popup}>
                <Autocomplete.Status className={styles.status}>
                  {suggestions.length > 0 && medicinesFound(suggestions.length)}
                </Autocomplete.Status>
                <Autocomplete.List aria-label={medicineWords.names}>
                  {(suggestion: MedicineSuggestion) => (
                    <Autocomplete.Item
                      key={suggestion.name}
                      value={suggestion}
                      className={styles.option}
                      onClick={() => add(suggestion.name)}
                    >
                      <span>{suggestion.name}</span>
                      {suggestion.generic !== undefined && <span className={styles.generic}>{suggestion.generic}</span>}
                    </Autocomplete.Item>
                  )}
                </Autocomplete.List>
              </Autocomplete.Popup>
            </Autocomplete.Positioner>
          </Autocomplete.Portal>
        </Autocomplete.Root>
      )}
    />
  );
}
