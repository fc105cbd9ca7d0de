import type { Message } from '#schemas/wire/messages/message.ts';
import { Later } from '#app/shell/Later.tsx';
import * as styles from '../history.css.ts';

export interface TypingIndicatorProps {
  /** Oldest first. */
  readonly messages: readonly Message[];
}

const load = async () => (await import('./TypingNow.tsx')).TypingNow;

/** Where it is told that somebody of the care team types. The room for it is there from the beginning. */
export const TypingIndicator = (props: TypingIndicatorProps) => (
  <output className={styles.typing}>
    <Later load={load} props={props} />
  </output>
);
