import { useState, type KeyboardEvent } from 'react';
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx';
import * as styles from './StepperField.css.ts';

interface StepperFieldProps extends FieldTexts {
  /** The numbers on offer, ascending. */
  readonly numbers: readonly number[];
  /** The chosen number; one that is not on offer is kept until it is changed. */
  readonly value: number;
  /** What is counted, shown after the number. */
  readonly unit: string;
  /** The number in words, for screen readers. */
  readonly spoken: string;
  /** The names of the two buttons. */
  readonly less: string;
  readonly more: string;
  readonly onChange: (value: number) => void;
}

/** How many steps Page Up and Page Down take. */
const PAGE = 5;

const numberOf = (text: string): number => (text.trim() === '' ? Number.NaN : Number(text.replaceAll(',', '')));

const nearest = (numbers: readonly number[], wanted: number): number =>
  numbers.reduce(
    (best, one) => (Math.abs(one - wanted) < Math.abs(best - wanted) ? one : best),
    Number.POSITIVE_INFINITY,
  );

/**
 * A number between a minus and a plus button. Typing another one works as well: a number that is not on offer becomes the
 * nearest one when the field is left.
 */
export function StepperField({ label, hint, numbers, value, unit, spoken, less, more, onChange }: StepperFieldProps) {
  const [typed, setTyped] = useState<string>();
  const lower = numbers.findLast((one) => one < value);
  const higher = numbers.find((one) => one > value);

  const choose = (next: number | undefined) => {
    setTyped(undefined);
    if (next !== undefined && next !== value) onChange(next);
  };
  const type = (text: string) => {
    setTyped(text);
    const next = numberOf(text);
    if (next !== value && numbers.includes(next)) onChange(next);
  };
  const settle = () => {
    const wanted = typed === undefined ? Number.NaN : numberOf(typed);
    choose(Number.isNaN(wanted) ? undefined : nearest(numbers, wanted));
  };
  const keyDown = (event: KeyboardEvent) => {
    const keys: { readonly [key: string]: number | undefined } = {
      ArrowUp: higher,
      ArrowDown: lower,
      PageUp: numbers
        .filter((one) => one > value)
        .slice(0, PAGE)
        .at(-1),
      PageDown: numbers.filter((one) => one < value).slice(-PAGE)[0],
      Home: numbers[0],
      End: numbers.at(-1),
    };
    // Enter would submit the form before the number is settled.
    if (event.key !== 'Enter' && !(event.key in keys)) return;
    event.preventDefault();
    if (event.key === 'Enter') settle();
    else choose(keys[event.key]);
  };
  return (
    <FieldFrame
      label={label}
      hint={hint}
      renderControl={(ties) => (
        <div className={styles.stepper}>
          <button
            type="button"
            aria-label={less}
            aria-controls={ties.id}
            aria-disabled={lower === undefined}
            onClick={() => choose(lower)}
            className={styles.step}
          >
            <span aria-hidden="true">−</span>
          </button>
          <span className={styles.number}>
            <input
              {...ties}
              role="spinbutton"
              type="text"
              inputMode="numeric"
              autoComplete="off"
              aria-valuenow={value}
              aria-valuemin={numbers[0]}
              aria-valuemax={numbers.at(-1)}
              aria-valuetext={spoken}
              value={typed ?? String(value)}
              onChange={(event) => type(event.target.value)}
              onBlur={settle}
              onKeyDown={keyDown}
              className={styles.input}
            />
            <span aria-hidden="true" className={styles.unit}>
              {unit}
            </span>
          </span>
          <button
            type="button"
            aria-label={more}
            aria-controls={ties.id}
            aria-disabled={higher === undefined}
            onClick={() => choose(higher)}
            className={styles.step}
          >
            <span aria-hidden="true">+</span>
          </button>
        </div>
      )}
    />
  );
}
