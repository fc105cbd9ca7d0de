import { Autocomplete } from '@base-ui/react/autocomplete';
import { useState } from 'react';
import type { AddressSuggestion } from '../ports/ports.ts';
import { FieldFrame } from '../ui/inputs/FieldFrame.tsx';
import * as fieldStyles from '../ui/inputs/field.css.ts';
import { addressesFound, checkoutWords } from '../words/checkoutWords.ts';
import * as styles from './AddressSuggestInput.css.ts';
import type { SuggestingProps } from './FieldProps.ts';
import { textOf, textsOf } from './FieldProps.ts';
import { useAddressSuggestions } from './useAddressSuggestions.ts';

const streetOf = ({ street }: AddressSuggestion) => street;

/** A street input that suggests postal addresses. Load it lazily: it brings the overlay library. */
export function AddressSuggestInput(props: SuggestingProps) {
  const { field, value, busy, onChange, onFill } = props;
  const { suggests } = field;
  // Suggestions are only looked up for text typed in this input, never for its initial value.
  const [typed, setTyped] = useState<string>();
  const suggestions = useAddressSuggestions(busy ? undefined : typed);

  const choose = ({ street, city, state, zip }: AddressSuggestion) => {
    if (suggests) onFill({ [field.id]: street, [suggests.city]: city, [suggests.state]: state, [suggests.zip]: zip });
    setTyped(undefined);
  };

  return (
    <FieldFrame
      {...textsOf(props)}
      renderControl={(ties) => (
        <Autocomplete.Root
          items={suggestions}
          mode="none"
          itemToStringValue={streetOf}
          value={textOf(value)}
          readOnly={busy}
          onOpenChange={(open) => !open && setTyped(undefined)}
          onValueChange={(text, { reason }) => {
            // A chosen address is handled by its own callback.
            if (reason === 'item-press') return;
            setTyped(text);
            onChange(text || undefined);
          }}
        >
          <Autocomplete.Input {...ties} autoComplete={field.autocomplete} className={fieldStyles.control} />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={4} collisionPadding={8} className={styles.positioner}>
              <Autocomplete.Popup className={styles.popup}>
                <Autocomplete.Status className={styles.status}>
                  {suggestions.length > 0 && addressesFound(suggestions.length)}
                </Autocomplete.Status>
                <Autocomplete.List aria-label={checkoutWords.addresses}>
                  {(suggestion: AddressSuggestion) => (
                    <Autocomplete.Item
                      key={suggestion.id}
                      value={suggestion}
                      className={styles.option}
                      onClick={() => choose(suggestion)}
                    >
                      <span>{suggestion.street}</span>
                      <span className={styles.place}>
                        {suggestion.city}, {suggestion.state} {suggestion.zip}
                      </span>
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
