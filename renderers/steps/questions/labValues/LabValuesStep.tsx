import { useEffect, useId, useRef, useState } from 'react';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import { MAX_ENTERED, type EnteredValue } from '#flows/labs/rules/enteredValues.ts';
import { unitText } from '#flows/labs/rules/unitText.ts';
import type { StepProps } from '#renderers/answering/StepProps.ts';
import { useDraft } from '#renderers/answering/useDraft.ts';
import { usePorts } from '#renderers/ports/ports.ts';
import { FieldMessage } from '#renderers/ui/inputs/FieldMessage.tsx';
import { labValueWords } from '#renderers/words/labValueWords.ts';
import { StepForm } from '../../frame/StepForm.tsx';
import * as styles from './labValues.css.ts';
import { isEntered, useValues, valueTyped, type TypedFaults } from './useValues.ts';
import { ValueEditor } from './ValueEditor.tsx';
import { ValueEntry } from './ValueEntry.tsx';

/** Lab values, which are entered one after the other, or checked before they are kept. */
export function LabValuesStep(props: StepProps<'lab-values'>) {
  const { step, busy, copy } = props;
  const id = useId();
  const { labMarkers, holdInput } = usePorts();
  const draft = useDraft(fieldsOf(step), props, step.optional);
  const list = useValues(draft.answer['value'], (value) => draft.change({ value }));
  const { values, typed } = list;
  const [faults, setFaults] = useState<TypedFaults>({});
  const [told, setTold] = useState('');
  const heading = useRef<HTMLHeadingElement>(null);
  const markerField = useRef<HTMLInputElement>(null);
  const valueField = useRef<HTMLInputElement>(null);
  const holds = values.length > 0 || list.isTyped;
  useEffect(() => (holds ? holdInput() : undefined), [holds, holdInput]);

  const taken = new Set(values.map(({ biomarker }) => biomarker));
  const left = labMarkers.filter(({ _id }) => !taken.has(_id));
  const error = draft.errorOf('value');
  const textOf = ({ biomarker, value, unit }: EnteredValue) =>
    `${labMarkers.find(({ _id }) => _id === biomarker)?.name ?? biomarker}, ${value} ${unitText(unit)}`;

  /** @returns the whole answer; undefined where what was typed is wrong */
  const addTyped = (): string | undefined => {
    const read = valueTyped({ ...typed, markers: left, errors: step.errors });
    if (isEntered(read)) {
      setFaults({});
      setTold(labValueWords.added(textOf(read)));
      return list.add(read);
    }
    setFaults(read);
    (read.marker === undefined ? valueField : markerField).current?.focus();
    return undefined;
  };
  const submit = () => {
    if (!list.isTyped) return draft.submit();
    const value = addTyped();
    if (value !== undefined) draft.submit({ value });
  };
  const isEmpty = values.length === 0 && !list.isTyped && !step.optional;

  return (
    <StepForm
      step={step}
      context={props}
      draft={draft}
      headingId={id}
      shown={['value']}
      reason={isEmpty ? copy(step.errors.missing) : undefined}
      onSubmit={submit}
    >
      {step.add !== undefined && values.length < MAX_ENTERED && (
        <ValueEditor
          step={{ ...step, add: step.add }}
          markers={left}
          typed={typed}
          faults={faults}
          busy={busy}
          copy={copy}
          markerRef={markerField}
          valueRef={valueField}
          onChange={(next) => {
            list.setTyped(next);
            setFaults({});
          }}
          onAdd={() => {
            if (addTyped() !== undefined) markerField.current?.focus();
          }}
        />
      )}
      <div className={styles.section} data-invalid={error ? true : undefined}>
        {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
        {values.length > 0 && (
          <>
            <h2 ref={heading} id={`${id}-list`} tabIndex={-1} className={styles.heading}>
              {copy(step.list)} ({values.length})
            </h2>
            <ul className={styles.list} aria-labelledby={`${id}-list`}>
              {values.map((value) => (
                <ValueEntry
                  key={value.biomarker}
                  step={step}
                  value={value}
                  marker={labMarkers.find(({ _id }) => _id === value.biomarker)}
                  changing={list.changing === value.biomarker}
                  busy={busy}
                  copy={copy}
                  onOpen={() => list.setChanging(value.biomarker)}
                  onClose={() => list.setChanging(undefined)}
                  onReplace={(changed) => {
                    list.replace(changed);
                    setTold(labValueWords.changed(textOf(changed)));
                  }}
                  onRemove={() => {
                    list.remove(value.biomarker);
                    setTold(labValueWords.removed(textOf(value)));
                    (values.length > 1 ? heading : markerField).current?.focus();
                  }}
                />
              ))}
            </ul>
          </>
        )}
        <output className={styles.told}>{told}</output>
      </div>
    </StepForm>
  );
}
