import { useId, useRef, useState } from 'react';
import { ATTACHMENT_EXTENSIONS } from '#schemas/wire/messages/attachment.ts';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import { Drawing } from '#renderers/ui/icons/Drawing.tsx';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import { turning } from '#renderers/ui/buttons/Button.css.ts';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import { roomLeft } from './blockedBecause.ts';
import { SubjectChip } from './draft/SubjectChip.tsx';
import { icons } from './icons.css.ts';
import { MessageInput } from './input/MessageInput.tsx';
import { MissingFiles } from './later/MissingFiles.tsx';
import { roundButton } from '#renderers/ui/buttons/roundButton.css.ts';
import type { Sending } from '../sending/Sending.ts';
import * as styles from './MessageComposer.css.ts';
import { useComposer } from './useComposer.ts';

/** What the picker of files offers. */
const ACCEPTED = ATTACHMENT_EXTENSIONS.map((extension) => `.${extension}`).join(',');

interface MessageComposerProps {
  readonly conversation: Conversation;
  readonly sending: Sending;
  /** The id of the page's socket, which is not told what the page itself does; null while there is none. */
  readonly socketId: () => string | null;
}

/** Where a message to the care team is written: text and files. What is written is kept as a draft. */
export function MessageComposer({ conversation, sending, socketId }: MessageComposerProps) {
  const id = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const composer = useComposer(conversation, sending);
  const { text, about, other, attached, files, draft, block, isWaiting } = composer;
  const [refusedFor, setRefusedFor] = useState<string>();
  const { later } = attached;
  const focus = () => input.current?.focus();

  const send = () => {
    setRefusedFor(composer.submit() ? undefined : block?.reason);
    focus();
  };

  const isBusy = sending.isSending || isWaiting;
  const isRefused = block !== undefined && refusedFor === block.reason;
  const note = isWaiting ? 'Your message is sent as soon as your files are there.' : (block?.reason ?? roomLeft(text));
  const isNoteShown = isWaiting || isRefused || block?.isShown || (!block && note !== undefined);
  return (
    <section aria-label="Write to your care team" className={styles.composer}>
      {other && later && (
        <later.OtherDraft
          text={other.text}
          hasOwn={text !== ''}
          onChoose={(choice) => {
            draft.choose(choice);
            focus();
          }}
        />
      )}
      {later && (
        <later.UploadList
          uploads={later.uploads}
          shown={attached}
          onGone={() => {
            // What was to go with those files is not sent without them unasked.
            composer.waiting.set(false);
            focus();
          }}
        />
      )}
      {attached.isMissing && <MissingFiles onTryAgain={files.begin} onRemove={files.forget} />}
      <form
        method="dialog"
        className={styles.boxes[block?.isShown ? 'refused' : 'plain']}
        onSubmit={(event) => {
          event.preventDefault();
          send();
        }}
      >
        {about && (
          <SubjectChip
            subject={about}
            onRemove={() => {
              draft.writeAbout(null);
              focus();
            }}
          />
        )}
        <div className={styles.row}>
          <button
            type="button"
            className={roundButton}
            aria-label="Attach a file"
            onClick={() => picker.current?.click()}
          >
            <Drawing path={icons.attach} />
          </button>
          <input
            ref={picker}
            type="file"
            multiple
            hidden
            accept={ACCEPTED}
            aria-label="Files to attach"
            onChange={({ currentTarget }) => {
              files.add([...(currentTarget.files ?? [])]);
              // The same file can be chosen once more.
              currentTarget.value = '';
              focus();
            }}
          />
          <VisuallyHidden>
            <label htmlFor={`${id}text`}>Message</label>
          </VisuallyHidden>
          <MessageInput
            id={`${id}text`}
            inputRef={input}
            value={text}
            aria-describedby={`${id}keys ${id}note`}
            aria-invalid={block?.isShown ? true : undefined}
            onChange={(next) => {
              composer.write(next);
              setRefusedFor(undefined);
              if (next !== '') composer.tellTyping(socketId());
            }}
            onSend={send}
            onFiles={files.add}
          />
          <button
            type="submit"
            className={styles.send}
            aria-label={isBusy ? 'Sending' : 'Send'}
            aria-disabled={isBusy || block !== undefined || undefined}
            aria-busy={isBusy || undefined}
            aria-describedby={`${id}note`}
          >
            {isBusy ? (
              <span className={turning}>
                <Icon name="busy" />
              </span>
            ) : (
              <Drawing path={icons.send} />
            )}
          </button>
        </div>
      </form>
      <div className={styles.foot}>
        <p>If this is an emergency, call 911.</p>
        <p
          id={`${id}note`}
          role={isRefused ? 'alert' : 'status'}
          className={isNoteShown ? styles.notes[block ? 'refused' : 'told'] : styles.notes.hidden}
        >
          {note}
        </p>
        <VisuallyHidden id={`${id}keys`}>Enter sends, Shift and Enter begin a new line.</VisuallyHidden>
      </div>
      {later && <later.FileDrop onFiles={files.add} />}
    </section>
  );
}
