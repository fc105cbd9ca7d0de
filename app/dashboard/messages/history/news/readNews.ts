import type { Message, MessagePage } from '#schemas/wire/messages/message.ts';

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
