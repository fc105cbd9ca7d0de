import type { InfiniteData } from '@tanstack/react-query';
import type { Message, MessagePage } from '#schemas/wire/messages/message.ts';

/** The history as it is cached: pages, the newest first, each with its newest message first. */
export type CachedHistory = InfiniteData<MessagePage>;

const byAge = (one: Message, other: Message) => (one.created_at < other.created_at ? 1 : -1);

/**
 * The history with messages that were read: new ones come into the newest page, and those that are known are replaced where they
 * are, because their addresses are fresh. No message comes twice.
 */
export function mergedPages(history: CachedHistory, read: readonly Message[]): CachedHistory {
  const fresh = new Map(read.map((message) => [message._id, message]));
  const pages = history.pages.map((page) => ({
    ...page,
    messages: page.messages.map((message) => {
      const again = fresh.get(message._id) ?? message;
      fresh.delete(message._id);
      return again;
    }),
  }));
  const [newest, ...older] = pages;
  if (!newest || fresh.size === 0) return { ...history, pages };
  // What was read is older than the oldest that is known only where that is on its way anyway.
  const oldest = pages.at(-1)?.messages.at(-1)?.created_at ?? '';
  const news = [...fresh.values()].filter(({ created_at: at }) => at > oldest);
  return { ...history, pages: [{ ...newest, messages: [...news, ...newest.messages].sort(byAge) }, ...older] };
}

/** The messages of the history, oldest first. */
export const messagesOf = ({ pages }: Pick<CachedHistory, 'pages'>): readonly Message[] =>
  pages.flatMap(({ messages }) => messages).sort((one, other) => byAge(other, one));

/** The newest message of the history; undefined where there is none. */
export const newestOf = ({ pages }: Pick<CachedHistory, 'pages'>): Message | undefined => pages[0]?.messages[0];

/**
 * Reads pages, the newest first, until one meets what is known: nothing that came in between is missed, however long that was.
 *
 * @param list reads a page, from the newest message or from a `lastId` on
 * @param known the `created_at` of the newest message that is known; undefined where there is none
 * @returns what was read, newest first
 */
export async function readNews(
  list: (lastId: string | undefined) => Promise<MessagePage>,
  known: string | undefined,
): Promise<readonly Message[]> {
  const read: Message[] = [];
  let lastId: string | undefined;
  for (;;) {
    const { messages, next } = await list(lastId);
    read.push(...messages);
    if (next === null || messages.some(({ created_at: at }) => known !== undefined && at <= known)) return read;
    lastId = next;
  }
}
