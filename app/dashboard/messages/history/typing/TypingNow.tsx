import type { TypingIndicatorProps } from './TypingIndicator.tsx';
import * as styles from './TypingNow.css.ts';
import { useTyping } from './useTyping.ts';

/** Says who of the care team types; nothing where nobody does. */
export function TypingNow({ messages }: TypingIndicatorProps) {
  const newest = messages.findLast(({ author }) => author.is_admin);
  const authorId = useTyping(newest?._id);
  const name = messages.findLast(({ author }) => author._id === authorId)?.author.first_name;
  return (
    authorId !== undefined && (
      <>
        <span className={styles.dots} aria-hidden="true">
          {styles.dotsInTurn.map((dot) => (
            <span key={dot} className={dot} />
          ))}
        </span>
        {name ?? 'Your care team'} is typing…
      </>
    )
  );
}
