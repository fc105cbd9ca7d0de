import { Button } from '#renderers/ui/buttons/Button.tsx';
import { DraftNotice } from '#renderers/ui/feedback/DraftNotice.tsx';
import type { Draft } from '#schemas/wire/messages/conversation.ts';
import type { BegunChoice } from './plannedDraft.ts';

interface BegunMessageProps {
  readonly draft: Draft;
  readonly question: string | undefined;
  readonly busy: boolean;
  readonly onChoose: (choice: BegunChoice) => void;
  /** The patient keeps what was written, and goes to it. */
  readonly onKeep: () => void;
}

/** A message that the patient has begun about something else: it is kept, unless the patient says otherwise. */
export function BegunMessage({ draft: { text, about }, question, busy, onChoose, onKeep }: BegunMessageProps) {
  return (
    <DraftNotice
      title={<>You have an unfinished message{about && ` about ${about.name}`}. What would you like to do with it?</>}
      text={text}
    >
      <Button look="secondary" onClick={onKeep}>
        Keep it and go to it
      </Button>
      {question !== undefined && (
        <Button look="secondary" busy={busy} onClick={() => onChoose('add')}>
          Add my question to it
        </Button>
      )}
      <Button look="quiet" busy={busy} onClick={() => onChoose('instead')}>
        {question === undefined ? 'Keep the text, but make it about this' : 'Remove it and ask this'}
      </Button>
    </DraftNotice>
  );
}
