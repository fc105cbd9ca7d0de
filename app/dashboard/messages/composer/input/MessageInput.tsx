import { useEffect, useLayoutEffect, type ClipboardEvent, type ComponentProps, type RefObject } from 'react';
import { isSendKey } from './isSendKey.ts';
import * as styles from './MessageInput.css.ts';

/** Most lines that are shown at a time. */
const LINES = 8;

interface MessageInputProps extends Pick<ComponentProps<'textarea'>, 'aria-describedby' | 'aria-invalid' | 'id'> {
  readonly value: string;
  readonly inputRef: RefObject<HTMLTextAreaElement | null>;
  readonly onChange: (value: string) => void;
  readonly onSend: () => void;
  /** Called with the pictures that were pasted. */
  readonly onFiles: (files: readonly File[]) => void;
}

/** Files of the clipboard; programs that copy text often add a picture of it. */
function pastedFiles({ clipboardData: { files, types } }: ClipboardEvent): readonly File[] {
  return types.includes('text/plain') ? [] : [...files];
}

function fit(area: HTMLTextAreaElement | null): void {
  if (!area) return;
  area.style.height = 'auto';
  area.style.height = `${area.scrollHeight}px`;
}

/** Where a message is written. It grows with its lines (000 §9), and Enter sends. */
export function MessageInput({ value, inputRef, onChange, onSend, onFiles, ...rest }: MessageInputProps) {
  useLayoutEffect(() => fit(inputRef.current));
  useEffect(() => {
    const again = () => fit(inputRef.current);
    window.addEventListener('resize', again);
    return () => window.removeEventListener('resize', again);
  }, [inputRef]);
  return (
    <textarea
      {...rest}
      ref={inputRef}
      // Before there is code, the lines that are known give the height.
      rows={Math.min(LINES, value.split('\n').length)}
      value={value}
      placeholder="Write a message"
      enterKeyHint="send"
      className={styles.input}
      onChange={(event) => onChange(event.target.value)}
      onPaste={(event) => {
        const files = pastedFiles(event);
        if (files.length === 0) return;
        event.preventDefault();
        onFiles(files);
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return;
        const { key, keyCode, nativeEvent, shiftKey, ctrlKey, altKey, metaKey } = event;
        const { isComposing } = nativeEvent;
        if (!isSendKey({ key, keyCode, isComposing, shiftKey, ctrlKey, altKey, metaKey })) return;
        event.preventDefault();
        if (!event.repeat) onSend();
      }}
    />
  );
}
