import { useCallback, useState } from 'react';
import type { Message } from '#schemas/wire/messages/message.ts';
import type { History } from '../history/news/useHistory.ts';

/**
 * A message to go to, such as one that was found by a search. What is older than all that is loaded is loaded first, page by page.
 */
export function useTarget({ messages, hasOlder, loadOlder }: Pick<History, 'messages' | 'hasOlder' | 'loadOlder'>) {
  const [target, setTarget] = useState<Message>();
  const oldest = messages?.[0]?.created_at;
  const open = async (message: Message) => {
    let from = oldest ?? '';
    let isMore = hasOlder;
    while (isMore && message.created_at < from) {
      const data = await loadOlder();
      const reached = data?.pages.at(-1);
      const before = from;
      from = reached?.messages.at(-1)?.created_at ?? from;
      // Where nothing came, it has failed, and the history says so.
      isMore = reached?.next !== null && from < before;
    }
    setTarget(message);
  };
  return {
    target,
    open: (message: Message) => void open(message),
    reached: useCallback(() => setTarget(undefined), []),
  };
}
