import { useId, useRef, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { ChoiceCard } from './ChoiceCard.tsx';
import * as styles from './ChoiceGroup.css.ts';
import { describedBy as joined } from '../inputs/FieldFrame.tsx';
import { FieldMessage } from '../inputs/FieldMessage.tsx';

interface Choice {
  readonly value: string;
  readonly label: string;
  readonly description?: string | undefined;
  readonly price?: string | undefined;
  readonly picture?: string | undefined;
}

interface ChoiceGroupProps {
  readonly type: 'radio' | 'checkbox';
  /** Id of the element with the question. */
  readonly labelledBy: string;
  readonly describedBy?: string | undefined;
  readonly error?: string | undefined;
  readonly choices: readonly Choice[];
  readonly chosen: readonly string[];
  readonly layout?: keyof typeof styles.cards;
  /**
   * Called when an option is chosen, or chosen again. The choice is deliberate if made by pointer, Space or Enter;
   * arrow keys only move through radios.
   */
  readonly onChoose: (value: string, deliberate: boolean) => void;
  /** Content below a chosen card. */
  readonly renderBelow?: (value: string) => ReactNode;
}

/** A question's options as cards. */
export function ChoiceGroup({
  type,
  labelledBy,
  describedBy,
  error,
  choices,
  chosen,
  layout = 'stack',
  onChoose,
  renderBelow,
}: ChoiceGroupProps) {
  const id = useId();
  const byArrow = useRef(false);
  const errorId = error && `${id}-error`;
  const invalid = error ? true : undefined;

  const keyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    byArrow.current = event.key.startsWith('Arrow');
    const { value } = event.currentTarget;
    // Browsers ignore Space on a radio that an arrow key has chosen; for the patient, that press is the answer.
    const confirms = event.key === ' ' && type === 'radio' && chosen.includes(value);
    if (event.key !== 'Enter' && !confirms) return;
    // Enter would submit the form without choosing the focused option.
    event.preventDefault();
    onChoose(value, true);
  };
  const keyUp = () => {
    byArrow.current = false;
  };
  // A chosen radio fires no change event, but pressing it again is still an answer.
  const press = (event: MouseEvent<HTMLInputElement>) => {
    const { value } = event.currentTarget;
    if (type === 'radio' && chosen.includes(value) && !byArrow.current) onChoose(value, true);
  };

  return (
    <div className={styles.group}>
      <div
        role={type === 'radio' ? 'radiogroup' : 'group'}
        aria-labelledby={labelledBy}
        aria-describedby={joined(errorId, describedBy)}
        aria-invalid={type === 'radio' ? invalid : undefined}
        className={styles.cards[layout]}
      >
        {choices.map(({ value, ...texts }) => {
          const isChosen = chosen.includes(value);
          const details = isChosen && renderBelow?.(value);
          return (
            <div key={value} className={styles.choice}>
              <ChoiceCard
                type={type}
                name={id}
                value={value}
                {...texts}
                checked={isChosen}
                aria-invalid={type === 'checkbox' ? invalid : undefined}
                onChange={() => onChoose(value, !byArrow.current)}
                onClick={press}
                onKeyDown={keyDown}
                onKeyUp={keyUp}
              />
              {details && <div className={styles.details}>{details}</div>}
            </div>
          );
        })}
      </div>
      {errorId && error && <FieldMessage id={errorId}>{error}</FieldMessage>}
    </div>
  );
}
