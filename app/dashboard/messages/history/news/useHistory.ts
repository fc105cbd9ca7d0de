import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import type { Message } from '#schemas/wire/messages/message.ts';
import { reportFailure } from '#services/analytics/reportFailure.ts';
import { loadNextPage } from '#services/api/client/loadNextPage.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';
import { historyQuery, listMessages } from '#services/api/messages/history.ts';
import { coalesced } from '../../../realtime/coalesced.ts';
import { realtimeEvents } from '../../../realtime/realtimeEvents.ts';
import { mergedPages, messagesOf, newestOf, readNews } from './mergedPages.ts';

/** Milliseconds after which what is new is read again, where that has failed. */
const PAUSE = 5000;

/** What reads the history and writes into it. One after the other: a page that is loaded would overwrite what came meanwhile. */
function createReader(queryClient: QueryClient, userId: string) {
  const { queryKey } = historyQuery(userId);
  let last: Promise<unknown> = Promise.resolve();
  const inTurn = <Result>(work: () => Promise<Result>): Promise<Result> => {
    const done = last.then(work);
    last = done.catch(() => undefined);
    return done;
  };
  const list = async (lastId: string | undefined) =>
    listMessages(await queryClient.ensureQueryData(conversationQuery(userId)), lastId);
  /** @returns the newest message that is known then */
  const merge = (read: readonly Message[]) => {
    const merged = queryClient.setQueryData(queryKey, (history) => history && mergedPages(history, read));
    return merged && newestOf(merged);
  };
  return {
    inTurn,
    /** Reads what is new, as far as anything is known. */
    catchUp: coalesced(() =>
      inTurn(async () => {
        const known = queryClient.getQueryData(queryKey);
        if (!known) return;
        const newest = merge(await readNews(list, newestOf(known)?.created_at));
        // What this tab has sent, the others are told of.
        const { queryKey: standing } = conversationQuery(userId);
        const { newest_at: at } = queryClient.getQueryData(standing) ?? {};
        if (newest && newest.created_at > (at ?? '')) void queryClient.invalidateQueries({ queryKey: standing });
      }),
    ),
    /** Reads a message again, and some before it: the addresses of its files are good for a while only. */
    readAgain: ({ created_at: at }: Pick<Message, 'created_at'>) =>
      inTurn(async () => {
        const { messages } = await list(new Date(Date.parse(at) + 1).toISOString());
        merge(messages);
        return messages.find(({ created_at: one }) => one === at);
      }),
  };
}

/** The history of a patient's conversation: what is loaded of it, more of it, and what is new as soon as it is told of. */
export function useHistory(userId: string) {
  const queryClient = useQueryClient();
  const history = useInfiniteQuery(historyQuery(userId));
  const reader = useMemo(() => createReader(queryClient, userId), [queryClient, userId]);
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError } = history;
  const messages = useMemo(() => data && messagesOf(data), [data]);
  useEffect(() => {
    if (error) reportFailure('reading the messages', error);
  }, [error]);
  useEffect(() => {
    let again: ReturnType<typeof setTimeout> | undefined;
    const read = () => {
      clearTimeout(again);
      // Nobody may tell of it once more.
      reader.catchUp().catch(() => {
        clearTimeout(again);
        again = setTimeout(read, PAUSE);
      });
    };
    const unheard = realtimeEvents.hear(({ kind }) => {
      if (kind === 'news') read();
    });
    return () => {
      clearTimeout(again);
      unheard();
    };
  }, [reader]);
  return {
    /** Oldest first; undefined as long as there are none to show. */
    messages,
    isFailed: history.isLoadingError,
    isLoading: history.isFetching,
    loadAgain: () => void history.refetch(),
    hasOlder: hasNextPage,
    isLoadingOlder: isFetchingNextPage,
    isOlderFailed: isFetchNextPageError,
    /** Resolves once the next older page is there, or has failed. */
    loadOlder: () => reader.inTurn(() => loadNextPage(history)),
    readAgain: reader.readAgain,
    catchUp: reader.catchUp,
  };
}

export type History = ReturnType<typeof useHistory>;
