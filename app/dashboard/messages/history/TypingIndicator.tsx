import type { Message } from '#schemas/wire/messages/message.ts';
import * as styles from './history.css.ts';
import { useTyping } from './useTyping.ts';

interface TypingIndicatorProps {
  /** Oldest first. */
  readonly messages: readonly Message[];
}

/** Tells that somebody of the care team types. */
export function TypingIndicator({ messages }: TypingIndicatorProps) {
  const newest = messages.findLast(({ author }) => author.is_admin);
  const authorId = useTyping(newest?._id);
  const name = messages.findLast(({ author }) => author._id === authorId)?.author.first_name;
  return (
    <output className={styles.typing}>
      {authorId !== undefined && (
        <>
          <span className={styles.dots} aria-hidden="true">
            {styles.dotsInTurn.map((dot) => (
              <span key={dot} className={dot} />
            ))}
          </span>
          {name ?? 'Your care team'} is typing…
        </>
      )}
    </output>
  );
}
