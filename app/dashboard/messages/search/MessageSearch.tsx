import { lazy, Suspense, useState } from 'react';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Message } from '#schemas/wire/messages/message.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { preloadable } from '#renderers/ui/loading/preloadable.ts';
import { icons } from './icons.css.ts';

const readPanel = preloadable(() => import('./SearchPanel.tsx'));
const SearchPanel = lazy(async () => ({ default: (await readPanel()).SearchPanel }));

interface MessageSearchProps {
  readonly conversation: Conversation;
  /** Shows a message where it stands. */
  readonly onOpen: (message: Message) => void;
}

/** Looks for a message. What does so is loaded when it is asked for. */
export function MessageSearch({ conversation, onOpen }: MessageSearchProps) {
  const [opened, setOpened] = useState(false);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true);
          setOpen(true);
        }}
      >
        <Drawing path={icons.search} size="small" />
        Search
      </Button>
      {opened && (
        <Suspense>
          <SearchPanel
            open={open}
            conversation={conversation}
            onClose={() => setOpen(false)}
            onOpen={(message) => {
              setOpen(false);
              onOpen(message);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
