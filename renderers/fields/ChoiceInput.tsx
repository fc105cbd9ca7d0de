import { useId } from 'react';
import { ChoiceGroup } from '../ui/choices/ChoiceGroup.tsx';
import { describedBy } from '../ui/inputs/FieldFrame.tsx';
import * as styles from '../ui/inputs/field.css.ts';
import { words } from '../words/words.ts';
import { textsOf, type FieldProps } from './FieldProps.ts';

const PAIR = 2;

/** One of a few options, inside a form. */
export function ChoiceInput(props: FieldProps<'choice'>) {
  const { field, value, copy, onChange } = props;
  const { label, hint, error, optional } = textsOf(props);
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const isPair = field.options.length === PAIR && field.options.every(({ description }) => description === undefined);
  return (
    <div className={styles.field}>
      <p id={id} className={styles.label}>
        {label} {optional && <span className={styles.optional}>({words.optional})</span>}
      </p>
      {hintId && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <ChoiceGroup
        type="radio"
        layout={isPair ? 'pair' : 'stack'}
        labelledBy={id}
        describedBy={describedBy(hintId)}
        error={error}
        choices={field.options.map(({ value: option, label: name, description }) => ({
          value: option,
          label: copy(name),
          description: description && copy(description),
        }))}
        chosen={typeof value === 'string' ? [value] : []}
        onChoose={onChange}
      />
    </div>
  );
}
