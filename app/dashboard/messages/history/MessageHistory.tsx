import { assignInlineVars } from '@vanilla-extract/dynamic';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { Icon } from '#renderers/ui/icons/Icon.tsx';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Message } from '#schemas/wire/messages/message.ts';
import { Later } from '#app/shell/Later.tsx';
import { useNow } from '#app/time/useNow.ts';
import { useZone } from '#app/time/useZone.ts';
import type { WaitingMessage } from '../sending/WaitingMessage.ts';
import { MessageRow, type RowActions } from './bubbles/MessageRow.tsx';
import * as styles from './history.css.ts';
import type { History } from './news/useHistory.ts';
import { Older } from './Older.tsx';
import { rowsOf } from './rows/rowsOf.ts';
import { useRowWindow } from './scroll/useRowWindow.ts';
import { useSteadyScroll } from './scroll/useSteadyScroll.ts';
import { TypingIndicator } from './typing/TypingIndicator.tsx';

interface MessageHistoryProps extends Omit<RowActions, 'readAgain'> {
  readonly conversation: Conversation | undefined;
  readonly history: History;
  /** Oldest first. */
  readonly messages: readonly Message[];
  readonly waiting: readonly WaitingMessage[];
  /** A message to go to, and what is told that there is none any more once that is done. */
  readonly target: Message | undefined;
  readonly onTarget: (target: undefined) => void;
}

/** The room of rows that are not drawn. */
const Room = ({ height }: { readonly height: number }) =>
  height > 0 && <div className={styles.room} style={assignInlineVars({ [styles.height]: `${height}px` })} />;

/** Milliseconds for which a message that was gone to is marked. */
const MARKED = 2500;

const loadLater = async () => (await import('./LaterHistory.tsx')).LaterHistory;

/** The messages, oldest first, in a scroller that begins at the newest one. */
export function MessageHistory({
  conversation,
  history,
  messages,
  waiting,
  target,
  onTarget,
  ...actions
}: MessageHistoryProps) {
  const scroller = useRef<HTMLElement>(null);
  const [zone, now] = [useZone(), useNow()];
  const rows = useMemo(
    () => rowsOf(messages, waiting, { conversation, now, zone }),
    [messages, waiting, conversation, now, zone],
  );
  const keys = useMemo(() => rows.map(({ key }) => key), [rows]);
  const window = useRowWindow(keys, scroller);
  const { isAtEnd, toEnd, toRow } = useSteadyScroll(scroller);
  const newest = messages.at(-1);

  /** The newest message when it was last in view: what is newer is told of. */
  const [seen, setSeen] = useState(newest?._id);
  if (isAtEnd && seen !== newest?._id) setSeen(newest?._id);
  const hasNews = !isAtEnd && seen !== newest?._id && newest?.author.is_admin === true;

  // Who sends something sees it.
  const sent = waiting.at(-1)?.key;
  useEffect(() => {
    if (sent !== undefined) toEnd();
  }, [sent, toEnd]);

  const [marked, setMarked] = useState<string>();
  const { toPlace } = window;
  const onThere = useCallback(
    (key: string) => {
      setMarked(key);
      onTarget(undefined);
    },
    [onTarget],
  );
  useEffect(() => {
    const end = marked && setTimeout(() => setMarked(undefined), MARKED);
    return () => clearTimeout(end);
  }, [marked]);

  const { from, to, before, after } = window.drawn;
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is scrolled by the keyboard */}
      <section ref={scroller} tabIndex={0} aria-label="Message history" className={styles.scroller}>
        <div className={styles.content}>
          <Older
            scroller={scroller}
            hasOlder={history.hasOlder}
            isLoading={history.isLoadingOlder}
            isFailed={history.isOlderFailed}
            onLoad={() => void history.loadOlder()}
          />
          <Room height={before} />
          <ol className={styles.list} aria-label="Messages">
            {rows.slice(from, to).map((row, at) => (
              <MessageRow
                key={row.key}
                row={row}
                place={rows.length - 1 - from - at}
                isMarked={row.key === marked}
                measure={window.measure}
                readAgain={history.readAgain}
                {...actions}
              />
            ))}
          </ol>
          <Room height={after} />
          <TypingIndicator messages={messages} />
        </div>
      </section>
      <Later
        load={loadLater}
        props={{ scroller, conversation, newest, isSeen: isAtEnd, target, history, keys, toPlace, toRow, onThere }}
      />
      {hasNews && (
        <div className={styles.news}>
          <button type="button" className={styles.newsButton} onClick={toEnd}>
            <Icon name="down" size="small" />
            New messages
          </button>
        </div>
      )}
    </div>
  );
}
