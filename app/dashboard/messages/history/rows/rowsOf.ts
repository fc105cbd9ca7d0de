import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import type { Message } from '#schemas/wire/messages/message.ts';
import { dayNumber } from '#app/time/dayNumber.ts';
import type { WaitingMessage } from '../../sending/WaitingMessage.ts';
import { dayTitle, type HistoryRow } from './HistoryRow.ts';

/** Milliseconds between two messages of one author that stand together. */
const SOON = 10 * 60 * 1000;

type Bare = Pick<HistoryRow, 'key' | 'id' | 'shown' | 'isOwn' | 'waiting'>;

const ofServer = (message: Message): Bare => ({
  key: message.key ?? message._id,
  id: message._id,
  shown: message,
  isOwn: !message.author.is_admin,
  waiting: undefined,
});

const ofThisTab = (waiting: WaitingMessage): Bare => ({
  key: waiting.key,
  id: undefined,
  shown: { ...waiting.message, author: undefined, created_at: waiting.at, message_style: 1, blocks: [] },
  isOwn: true,
  waiting,
});

const authorOf = ({ shown: { author, message_style: style }, isOwn }: Bare) =>
  `${isOwn ? 'own' : author?._id} ${style}`;

interface Standing {
  readonly conversation: Pick<Conversation, 'medical_team_read' | 'newest_at'> | undefined;
  readonly now: Date;
  /** IANA name. */
  readonly zone: string;
}

/**
 * The history as it is shown: messages, oldest first, and after them what waits to be sent. What waits and is there already, by
 * its key, comes once.
 */
export function rowsOf(
  messages: readonly Message[],
  waiting: readonly WaitingMessage[],
  { conversation, now, zone }: Standing,
): readonly HistoryRow[] {
  const known = new Set(messages.flatMap(({ key }) => key ?? []));
  const all = [...messages.map(ofServer), ...waiting.filter(({ key }) => !known.has(key)).map(ofThisTab)];
  const moments = all.map(({ shown }) => new Date(shown.created_at));
  const days = moments.map((moment) => dayNumber(moment, zone));
  const lastOwn = all.findLastIndex(({ isOwn }) => isOwn);
  const belongs = (at: number) => {
    const [before, one] = [all[at - 1], all[at]];
    return (
      before !== undefined &&
      one !== undefined &&
      authorOf(before) === authorOf(one) &&
      days[at - 1] === days[at] &&
      Number(moments[at]) - Number(moments[at - 1]) < SOON
    );
  };
  const stateOf = ({ waiting: one, shown }: Bare) => {
    if (one) return one.state === 'failed' ? undefined : one.state === 'sending' ? 'Sending' : 'Delivered';
    // What was known of the conversation before the message says nothing of it.
    const isKnown = (conversation?.newest_at ?? '') >= shown.created_at;
    return isKnown && conversation?.medical_team_read ? 'Seen' : 'Delivered';
  };
  return all.map((one, at) => ({
    ...one,
    day: days[at] === days[at - 1] ? undefined : dayTitle(moments[at] ?? now, now, zone),
    isFirst: !belongs(at),
    isLast: !belongs(at + 1),
    state: at === lastOwn ? stateOf(one) : undefined,
  }));
}
