import { Autocomplete } from '@base-ui/react/autocomplete';
import type { KeyboardEvent, Ref } from 'react';
import { FieldFrame } from '#renderers/ui/inputs/FieldFrame.tsx';
import * as field from '#renderers/ui/inputs/field.css.ts';
import { labValueWords } from '#renderers/words/labValueWords.ts';
import * as styles from './labValues.css.ts';

interface MarkerInputProps {
  readonly label: string;
  /** The names that can be chosen. */
  readonly names: readonly string[];
  readonly value: string;
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly inputRef: Ref<HTMLInputElement>;
  readonly onChange: (name: string) => void;
}

/** Enter chooses from the list, and sends nothing. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault();
};

/** Finds a marker by what is typed of its name, or from the list of all. */
export function MarkerInput({ label, names, value, error, busy, inputRef, onChange }: MarkerInputProps) {
  return (
    <FieldFrame
      label={label}
      error={error}
      renderControl={(ties) => (
        <Autocomplete.Root items={names} value={value} readOnly={busy} openOnInputClick onValueChange={onChange}>
          <Autocomplete.Input
            {...ties}
            ref={inputRef}
            autoComplete="off"
            className={field.control}
            onKeyDown={keepForm}
          />
          <Autocomplete.Portal>
            <Autocomplete.Positioner sideOffset={4} collisionPadding={8} className={styles.positioner}>
              <Autocomplete.Popup className={styles.popup}>
                <Autocomplete.Empty>
                  <p className={styles.none}>{labValueWords.noMarker}</p>
                </Autocomplete.Empty>
                <Autocomplete.List aria-label={label}>
                  {(name: string) => (
                    <Autocomplete.Item key={name} value={name} className={styles.option}>
                      {name}
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
