import { useId, type ReactNode } from 'react';
import { words } from '../../words/words.ts';
import { FieldMessage } from './FieldMessage.tsx';
import * as styles from './field.css.ts';

/** The texts that every field accepts. */
export interface FieldTexts {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly optional?: boolean | undefined;
}

/** The attributes that connect a control with its label, hint and error. */
interface ControlTies {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
}

interface FieldFrameProps extends FieldTexts {
  readonly renderControl: (ties: ControlTies) => ReactNode;
}

/** Joins the ids of existing descriptions. */
export const describedBy = (...ids: readonly (string | false | undefined)[]) =>
  ids.filter(Boolean).join(' ') || undefined;

/** The label, hint and error around one control. */
export function FieldFrame({ label, hint, error, optional, renderControl }: FieldFrameProps) {
  const id = useId();
  const hintId = hint && `${id}-hint`;
  const errorId = error && `${id}-error`;
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label} {optional && <span className={styles.optional}>({words.optional})</span>}
      </label>
      {hintId && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {renderControl({
        id,
        'aria-describedby': describedBy(errorId, hintId),
        'aria-invalid': error ? true : undefined,
      })}
      {errorId && error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </div>
  );
}
