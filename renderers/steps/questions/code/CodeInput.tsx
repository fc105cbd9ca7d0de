import { useId, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { FieldMessage } from '#renderers/ui/inputs/FieldMessage.tsx';
import { digitName } from '#renderers/words/identityWords.ts';
import { CODE_LENGTH, digitOf, isWhole, wholeCode, withDigit, type CodeDigits } from './codeDigits.ts';
import * as styles from './code.css.ts';

interface CodeInputProps {
  /** The label of the group of boxes. */
  readonly label: string;
  readonly digits: CodeDigits;
  readonly error: string | undefined;
  /** The digits are read-only. */
  readonly busy: boolean;
  readonly groupRef: Ref<HTMLFieldSetElement>;
  readonly onChange: (digits: CodeDigits) => void;
  /** Called when the last box is filled, or a complete code is pasted. */
  readonly onWhole: (digits: CodeDigits) => void;
}

/** Moves focus to a box of the group by position; to the nearest box if the position is outside. */
function focusBox(from: HTMLInputElement, at: number): void {
  const boxes = from.closest('fieldset')?.querySelectorAll('input');
  boxes?.[Math.min(Math.max(at, 0), CODE_LENGTH - 1)]?.focus();
}

/** Selects a box's content, so that typing replaces it: a box has room for one digit only. */
const select = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => currentTarget.select();

/** The box that a key moves to, by current position. */
const moves: { readonly [key: string]: (at: number) => number } = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => CODE_LENGTH - 1,
};

/**
 * A code in boxes of one digit each. Typing, Backspace and arrow keys move the focus; a complete code can be pasted or
 * autofilled in any box.
 */
export function CodeInput({ label, digits, error, busy, groupRef, onChange, onWhole }: CodeInputProps) {
  const id = useId();

  const fill = (box: HTMLInputElement, code: CodeDigits) => {
    onChange(code);
    focusBox(box, CODE_LENGTH);
    onWhole(code);
  };
  const enter = (box: HTMLInputElement, at: number) => {
    if (busy) return;
    // Browsers autofill the complete code into one box.
    const code = wholeCode(box.value);
    if (code) return fill(box, code);
    const digit = digitOf(box.value);
    if (digit === undefined) return;
    const next = withDigit(digits, at, digit);
    onChange(next);
    if (digit === '') return;
    focusBox(box, at + 1);
    // A patient who corrects a complete code digit by digit decides when it is right.
    if (isWhole(next) && !isWhole(digits)) onWhole(next);
  };
  const keyDown = (event: KeyboardEvent<HTMLInputElement>, at: number) => {
    const move = event.altKey || event.ctrlKey || event.metaKey ? undefined : moves[event.key];
    const back = event.key === 'Backspace' && digits[at] === '' && at > 0 && !busy;
    if (!move && !back) return;
    event.preventDefault();
    if (back) onChange(withDigit(digits, at - 1, ''));
    focusBox(event.currentTarget, back || !move ? at - 1 : move(at));
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.preventDefault();
    const code = wholeCode(event.clipboardData.getData('text'));
    if (code && !busy) fill(event.currentTarget, code);
  };

  return (
    <fieldset ref={groupRef} className={styles.group} aria-describedby={error && `${id}-error`}>
      <legend className={styles.legend}>{label}</legend>
      <div className={styles.boxes}>
        {digits.map((digit, at) => (
          <input
            key={`${id}-${String(at)}`}
            className={styles.box}
            aria-label={digitName(at + 1, CODE_LENGTH)}
            aria-describedby={error && `${id}-error`}
            aria-invalid={(error !== undefined && digit === '') || undefined}
            type="text"
            inputMode="numeric"
            maxLength={1}
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            readOnly={busy}
            value={digit}
            onFocus={select}
            onClick={select}
            // Typing the same digit again fires no change event, but must still move to the next box.
            onInput={(event) => enter(event.currentTarget, at)}
            onChange={() => undefined}
            onKeyDown={(event) => keyDown(event, at)}
            onPaste={paste}
          />
        ))}
      </div>
      {error && <FieldMessage id={`${id}-error`}>{error}</FieldMessage>}
    </fieldset>
  );
}
