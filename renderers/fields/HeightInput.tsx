import { useId, useState } from 'react';
import { describedBy } from '../ui/inputs/FieldFrame.tsx';
import { FieldMessage } from '../ui/inputs/FieldMessage.tsx';
import * as styles from '../ui/inputs/field.css.ts';
import { flowWords } from '../words/flowWords.ts';
import { words } from '../words/words.ts';
import { textsOf, type FieldProps } from './FieldProps.ts';
import { answerWords } from '#flows/kinds/describing/answerWords.ts';
import { heightOf, heightText } from '#flows/kinds/fields/height.ts';

const boxes = [
  { part: 'feet', label: flowWords.feet, unit: answerWords.feet },
  { part: 'inches', label: flowWords.inches, unit: answerWords.inches },
] as const;

/** A height in feet and inches, stored as total inches. */
export function HeightInput(props: FieldProps<'height'>) {
  const { value, busy, onChange } = props;
  const { label, hint, error, optional } = textsOf(props);
  const id = useId();
  const [text, setText] = useState(() => heightText(value));
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;

  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        {label} {optional && <span className={styles.optional}>({words.optional})</span>}
      </legend>
      {hintId && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.pair}>
        {boxes.map(({ part, label: name, unit }) => (
          <div key={part} className={styles.box}>
            <input
              aria-label={name}
              aria-describedby={describedBy(errorId, hintId)}
              aria-invalid={error ? true : undefined}
              inputMode="numeric"
              autoComplete="off"
              maxLength={2}
              readOnly={busy}
              className={styles.withUnit}
              value={text[part]}
              onChange={(event) => {
                const next = { ...text, [part]: event.target.value };
                setText(next);
                onChange(heightOf(next));
              }}
            />
            <span className={styles.unit} aria-hidden="true">
              {unit}
            </span>
          </div>
        ))}
      </div>
      {errorId && error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </fieldset>
  );
}
