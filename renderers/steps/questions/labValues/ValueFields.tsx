import type { KeyboardEvent, Ref } from 'react';
import { unitText } from '#flows/labs/rules/unitText.ts';
import type { EnteredMarker } from '#renderers/ports/ports.ts';
import { SelectField } from '#renderers/ui/inputs/SelectField.tsx';
import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import * as styles from './labValues.css.ts';
import { unitOf, type Typed } from './useValues.ts';

interface ValueFieldsProps {
  /** Undefined before one is chosen. */
  readonly marker: EnteredMarker | undefined;
  readonly typed: Typed;
  readonly labels: { readonly value: string; readonly unit: string };
  readonly error: string | undefined;
  readonly busy: boolean;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly onChange: (typed: Typed) => void;
  readonly onEnter: () => void;
}

/** A number and the unit that it stands in: one of those of the marker. */
export function ValueFields({ marker, typed, labels, error, busy, inputRef, onChange, onEnter }: ValueFieldsProps) {
  const units = marker?.units ?? [];
  const unit = unitOf(marker, typed.unit);
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    onEnter();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it hears of keys in the fields below it
    <div className={styles.measured} onKeyDown={enter}>
      <TextField
        label={labels.value}
        {...(inputRef && { inputRef })}
        inputMode="decimal"
        autoComplete="off"
        maxLength={14}
        readOnly={busy}
        value={typed.value}
        error={error}
        onChange={(value) => onChange({ ...typed, value })}
      />
      <SelectField
        label={labels.unit}
        always={units.length > 0}
        entries={units.map((one) => ({ value: one.unit, label: unitText(one.unit) }))}
        value={unit}
        onChange={(chosen) => onChange({ ...typed, unit: chosen })}
      />
    </div>
  );
}
