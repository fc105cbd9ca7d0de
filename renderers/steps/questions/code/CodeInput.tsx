import { useId, type ClipboardEvent, type KeyboardEvent, type Ref } from 'react';
import { FieldMessage } from '#renderers/ui/inputs/FieldMessage.tsx';
import { digitName } from '#renderers/words/words.ts';
import { CODE_LENGTH, digitOf, isWhole, wholeCode, withDigit, type CodeDigits } from './codeDigits.ts';
import * as styles from './code.css.ts';

interface CodeInputProps {
  /** What the boxes are together. */
  readonly label: string;
  readonly digits: CodeDigits;
  readonly error: string | undefined;
  /** The digits can be read and not be changed. */
  readonly busy: boolean;
  readonly groupRef: Ref<HTMLFieldSetElement>;
  readonly onChange: (digits: CodeDigits) => void;
  /** The last box was filled, or a whole code was pasted. */
  readonly onWhole: (digits: CodeDigits) => void;
}

/** Moves the focus to the box at a place of the group; to the nearest where there is none. */
function focusBox(from: HTMLInputElement, at: number): void {
  const boxes = from.closest('fieldset')?.querySelectorAll('input');
  boxes?.[Math.min(Math.max(at, 0), CODE_LENGTH - 1)]?.focus();
}

/** What is in a box is typed over: boxes that hold one digit have no room for another. */
const select = ({ currentTarget }: { readonly currentTarget: HTMLInputElement }) => currentTarget.select();

/** Where a key leads from a box. */
const moves: { readonly [key: string]: (at: number) => number } = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: () => CODE_LENGTH - 1,
};

/** A code in boxes of one digit each. Typing, Backspace and arrows move; a whole code is pasted or filled in anywhere. */
export function CodeInput({ label, digits, error, busy, groupRef, onChange, onWhole }: CodeInputProps) {
  const id = useId();

  const fill = (box: HTMLInputElement, code: CodeDigits) => {
    onChange(code);
    focusBox(box, CODE_LENGTH);
    onWhole(code);
  };
  const enter = (box: HTMLInputElement, at: number) => {
    if (busy) return;
    // The browser fills the whole code into the box that asks for it.
    const code = wholeCode(box.value);
    if (code) return fill(box, code);
    const digit = digitOf(box.value);
    if (digit === undefined) return;
    const next = withDigit(digits, at, digit);
    onChange(next);
    if (digit === '') return;
    focusBox(box, at + 1);
    // Who corrects a whole code digit by digit says when it is right.
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
            // A digit that is typed over itself is no change, and still leads to the next box.
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
