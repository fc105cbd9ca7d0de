import { useState } from 'react';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { Sending } from '../sending/Sending.ts';
import * as styles from './page.css.ts';

/** Writes a message of a text alone. */
export function MinimalComposer({ sending }: { readonly sending: Sending }) {
  const [text, setText] = useState('');
  const [taken, setTaken] = useState(sending.failed);
  if (taken !== sending.failed) {
    setTaken(sending.failed);
    if (sending.failed) setText(sending.failed.message);
  }
  const send = () => {
    if (sending.isSending || text.trim() === '') return;
    sending.send({ message: text, attachments: [], about: null, draftRevision: undefined });
    setText('');
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <label className={styles.input}>
        <VisuallyHidden>Message</VisuallyHidden>
        <textarea
          rows={1}
          value={text}
          className={styles.textarea}
          placeholder="Write a message"
          onChange={({ target }) => setText(target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
            event.preventDefault();
            send();
          }}
        />
      </label>
      <Button type="submit">Send</Button>
    </form>
  );
}
