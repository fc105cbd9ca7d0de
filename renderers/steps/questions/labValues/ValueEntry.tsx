import { useEffect, useId, useRef, useState } from 'react';
import { enteredFault } from '#flows/labs/rules/enteredNumber.ts';
import type { EnteredValue } from '#flows/labs/rules/enteredValues.ts';
import { unitText } from '#flows/labs/rules/unitText.ts';
import type { LabValuesStep } from '#flows/kinds/questions/labValuesKind.ts';
import type { EnteredMarker } from '#renderers/ports/ports.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { FieldMessage } from '#renderers/ui/inputs/FieldMessage.tsx';
import { labValueWords } from '#renderers/words/labValueWords.ts';
import * as styles from './labValues.css.ts';
import { isEntered, valueTyped } from './useValues.ts';
import { ValueFields } from './ValueFields.tsx';

interface ValueEntryProps {
  readonly step: LabValuesStep;
  readonly value: EnteredValue;
  /** Undefined where it is none of the catalogue any more. */
  readonly marker: EnteredMarker | undefined;
  readonly changing: boolean;
  readonly busy: boolean;
  readonly copy: (text: string) => string;
  readonly onOpen: () => void;
  readonly onClose: () => void;
  readonly onReplace: (value: EnteredValue) => void;
  readonly onRemove: () => void;
}

interface ChangeProps extends Pick<ValueEntryProps, 'step' | 'value' | 'busy' | 'copy' | 'onClose' | 'onReplace'> {
  readonly marker: EnteredMarker;
}

/** Changes the number or the unit of a value. */
function Change({ step, value, marker, busy, copy, onClose, onReplace }: ChangeProps) {
  const [typed, setTyped] = useState({ marker: marker.name, value: String(value.value), unit: value.unit });
  const [fault, setFault] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const save = () => {
    const read = valueTyped({ ...typed, markers: [marker], errors: step.errors });
    if (isEntered(read)) return onReplace(read);
    setFault(read.value);
    field.current?.focus();
  };
  return (
    <div className={styles.editor}>
      <p className={styles.name}>{marker.name}</p>
      <ValueFields
        marker={marker}
        typed={typed}
        labels={{ value: copy(step.value), unit: copy(step.unit) }}
        error={fault && copy(fault)}
        busy={busy}
        inputRef={field}
        onChange={(next) => {
          setTyped(next);
          setFault(undefined);
        }}
        onEnter={save}
      />
      <div className={styles.buttons}>
        <Button onClick={save}>{labValueWords.save}</Button>
        <Button look="secondary" onClick={onClose}>
          {labValueWords.cancel}
        </Button>
      </div>
    </div>
  );
}

/** A value on the list, which can be changed and removed. */
export function ValueEntry(props: ValueEntryProps) {
  const { value, marker, changing, busy, onOpen, onRemove } = props;
  const id = useId();
  const opener = useRef<HTMLButtonElement>(null);
  const wasChanging = useRef(changing);
  useEffect(() => {
    if (wasChanging.current && !changing) opener.current?.focus();
    wasChanging.current = changing;
  }, [changing]);
  if (changing && marker)
    return (
      <li className={styles.entry}>
        <Change {...props} marker={marker} />
      </li>
    );
  const fault = marker && enteredFault(value.value, value.unit, marker.units);
  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <span id={id} className={styles.name}>
          {marker?.name ?? value.biomarker}
        </span>
        <span className={styles.value}>
          {value.value} {unitText(value.unit)}
        </span>
        {fault !== undefined && (
          <div className={styles.fault}>
            <FieldMessage id={`${id}-fault`}>{fault}</FieldMessage>
          </div>
        )}
        <div className={styles.entryButtons}>
          {marker && (
            <Button ref={opener} look="quiet" aria-describedby={id} onClick={() => !busy && onOpen()}>
              {labValueWords.change}
            </Button>
          )}
          <Button look="quiet" aria-describedby={id} onClick={() => !busy && onRemove()}>
            {labValueWords.remove}
          </Button>
        </div>
      </div>
    </li>
  );
}
