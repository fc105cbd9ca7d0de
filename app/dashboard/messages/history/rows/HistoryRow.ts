import type { Message } from '#schemas/wire/messages/message.ts';
import type { MessageToSend } from '../../sending/MessageToSend.ts';
import type { WaitingMessage } from '../../sending/WaitingMessage.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import { dayNumber } from '#app/time/dayNumber.ts';

/** What a bubble shows of a message, whether the server has it or not. */
type ShownMessage = Pick<Message, 'message_style' | 'message' | 'about' | 'blocks'> &
  Pick<MessageToSend, 'attachments'> & {
    readonly author: Message['author'] | undefined;
    /** ISO 8601. */
    readonly created_at: string;
  };

/** A message in its place in the history. */
export interface HistoryRow {
  /** Stays the same when a message that was sent is read from the server. */
  readonly key: string;
  /** The id that the server has given it; undefined before. */
  readonly id: string | undefined;
  readonly shown: ShownMessage;
  /** Whether the patient wrote it. */
  readonly isOwn: boolean;
  /** The heading of its day, for the first message of a day. */
  readonly day: string | undefined;
  /** Whether it is the first, or the last, of messages that somebody wrote one soon after the other. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** What is said below the patient's last message. */
  readonly state: 'Sending' | 'Delivered' | 'Seen' | undefined;
  /** The message as it waits here; undefined where it is read from the server. */
  readonly waiting: WaitingMessage | undefined;
}

/**
 * What a day is called above its messages: 'Today', 'Yesterday', or its full date.
 *
 * @param zone IANA name
 */
export function dayTitle(moment: Date, now: Date, zone: string): string {
  const age = dayNumber(now, zone) - dayNumber(moment, zone);
  if (age === 0) return 'Today';
  return age === 1 ? 'Yesterday' : momentText(moment, 'weekday', zone);
}
