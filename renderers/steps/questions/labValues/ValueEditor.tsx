import type { RefObject } from 'react';
import type { LabValuesStep } from '#flows/kinds/questions/labValuesKind.ts';
import type { EnteredMarker } from '#renderers/ports/ports.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import * as styles from './labValues.css.ts';
import { MarkerInput } from './MarkerInput.tsx';
import { markerCalled, type Typed, type TypedFaults } from './useValues.ts';
import { ValueFields } from './ValueFields.tsx';

interface ValueEditorProps {
  readonly step: LabValuesStep & { readonly add: string };
  /** Those that are not on the list. */
  readonly markers: readonly EnteredMarker[];
  readonly typed: Typed;
  readonly faults: TypedFaults;
  readonly busy: boolean;
  readonly copy: (text: string) => string;
  readonly markerRef: RefObject<HTMLInputElement | null>;
  readonly valueRef: RefObject<HTMLInputElement | null>;
  readonly onChange: (typed: Typed) => void;
  readonly onAdd: () => void;
}

/** Asks for a marker, its value and its unit. */
export function ValueEditor(props: ValueEditorProps) {
  const { step, markers, typed, faults, busy, copy, markerRef, valueRef, onChange, onAdd } = props;
  const marker = markerCalled(typed.marker, markers);
  return (
    <div className={styles.editor}>
      <MarkerInput
        label={copy(step.marker)}
        names={markers.map(({ name }) => name)}
        value={typed.marker}
        error={faults.marker && copy(faults.marker)}
        busy={busy}
        inputRef={markerRef}
        onChange={(name) => onChange({ ...typed, marker: name })}
      />
      <ValueFields
        marker={marker}
        typed={typed}
        labels={{ value: copy(step.value), unit: copy(step.unit) }}
        error={faults.value && copy(faults.value)}
        busy={busy}
        inputRef={valueRef}
        onChange={onChange}
        onEnter={onAdd}
      />
      <div className={styles.buttons}>
        <Button look="secondary" onClick={() => !busy && onAdd()}>
          {copy(step.add)}
        </Button>
      </div>
    </div>
  );
}
