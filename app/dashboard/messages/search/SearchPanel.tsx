import { useState, useEffect } from 'react';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Message } from '#schemas/wire/messages/message.ts';
import { TextField } from '#renderers/ui/inputs/TextField.tsx';
import { SidePanel } from '#renderers/ui/overlays/SidePanel.tsx';
import { SearchResults } from './SearchResults.tsx';
import * as styles from './Search.css.ts';

/** A value, once it has not changed for so many milliseconds. */
function useSettled<Value>(value: Value, pause: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value, pause]);
  return settled;
}

/** Milliseconds after the last letter until it is looked for. */
const PAUSE = 300;

/** Fewer letters stand in almost every message. */
const SHORTEST = 2;
const LONGEST = 100;

interface SearchPanelProps {
  readonly conversation: Conversation;
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onOpen: (message: Message) => void;
}

/** The panel in which a patient looks for messages by what stands in them. */
export function SearchPanel({ conversation, open, onClose, onOpen }: SearchPanelProps) {
  const [text, setText] = useState('');
  const sought = useSettled(text.trim(), PAUSE);
  return (
    <SidePanel open={open} title="Search your messages" onClose={onClose}>
      <div className={styles.panel}>
        <TextField
          type="search"
          label="Words to look for"
          hint="At least two letters, as they stand in the message."
          autoComplete="off"
          maxLength={LONGEST}
          value={text}
          onChange={setText}
        />
        {sought.length >= SHORTEST && (
          <SearchResults key={sought} conversation={conversation} sought={sought} onOpen={onOpen} />
        )}
      </div>
    </SidePanel>
  );
}
