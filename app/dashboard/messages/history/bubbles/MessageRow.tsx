import type { Ref } from 'react';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { Button } from '#renderers/ui/buttons/Button.tsx';
import { VisuallyHidden } from '#renderers/ui/layout/VisuallyHidden.tsx';
import type { Message } from '#schemas/wire/messages/message.ts';
import { useZone } from '#app/time/useZone.ts';
import type { WaitingMessage } from '../../sending/WaitingMessage.ts';
import { ReadAgainProvider } from '../files/ReadAgain.ts';
import type { HistoryRow } from '../rows/HistoryRow.ts';
import { AuthorAvatar } from './AuthorAvatar.tsx';
import { Bubble } from './Bubble.tsx';
import * as styles from './bubbles.css.ts';

/** What can be done in a row. */
export interface RowActions {
  readonly readAgain: (message: Pick<Message, 'created_at'>) => Promise<Message | undefined>;
  readonly tryAgain: (waiting: WaitingMessage) => void;
  readonly takeBack: (waiting: WaitingMessage) => void;
}

interface MessageRowProps extends RowActions {
  readonly row: HistoryRow;
  /** Its place in the history, counted from the newest message. */
  readonly place: number;
  readonly isMarked: boolean;
  readonly measure: Ref<HTMLLIElement>;
}

/** A message that was not sent: why, and what can be done about it. */
function Failure({
  waiting,
  tryAgain,
  takeBack,
}: Pick<RowActions, 'tryAgain' | 'takeBack'> & { readonly waiting: WaitingMessage }) {
  return (
    <div className={styles.failure}>
      <div role="alert">
        <p>Message failed to send or is too large, please try to send the message again.</p>
        {waiting.reason !== undefined && <p>{waiting.reason}</p>}
      </div>
      <div className={styles.actions}>
        <Button look="quiet" onClick={() => takeBack(waiting)}>
          Edit
        </Button>
        <Button look="quiet" onClick={() => tryAgain(waiting)}>
          Try Again
        </Button>
      </div>
    </div>
  );
}

/** A message in the history: whose it is, what it says, and when it was written. */
export function MessageRow({ row, place, isMarked, measure, readAgain, tryAgain, takeBack }: MessageRowProps) {
  const zone = useZone();
  const { shown, isOwn, isFirst, isLast, day, state, waiting } = row;
  const { author, created_at: at } = shown;
  const moment = new Date(at);
  const time = momentText(moment, 'time', zone);
  const side = isOwn ? 'own' : 'team';
  return (
    <li
      ref={measure}
      data-index={place}
      data-key={row.key}
      {...(row.id !== undefined && { 'data-message': row.id })}
      tabIndex={-1}
      className={`${styles.rows[side]} ${isLast ? styles.groupEnd : ''} ${isMarked ? styles.marked : ''}`}
    >
      {/* Where a browser writes dates and times differently, what the server has written stays. */}
      {day !== undefined && (
        <p className={styles.day} suppressHydrationWarning>
          {day}
        </p>
      )}
      {!isOwn && author && isFirst ? (
        <p className={styles.author}>{author.display_name}</p>
      ) : (
        <VisuallyHidden>{isOwn ? 'You:' : `${author?.display_name}:`}</VisuallyHidden>
      )}
      {!isOwn && author && (isLast ? <AuthorAvatar author={author} /> : <span className={styles.avatars.room} />)}
      <div className={styles.columns[shown.message_style === 2 ? 'announcement' : side]}>
        <ReadAgainProvider value={() => readAgain(shown)}>
          <Bubble row={row} />
        </ReadAgainProvider>
      </div>
      {waiting?.state === 'failed' ? (
        <Failure waiting={waiting} tryAgain={tryAgain} takeBack={takeBack} />
      ) : (
        (isLast || state !== undefined) && (
          <p className={styles.metas[side]}>
            <time suppressHydrationWarning dateTime={at} title={`${momentText(moment, 'date', zone)}, ${time}`}>
              {time}
            </time>
            {state !== undefined && <span>{state === 'Sending' ? 'Sending…' : state}</span>}
          </p>
        )
      )}
    </li>
  );
}
