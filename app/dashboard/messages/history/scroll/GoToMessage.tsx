import { useEffect } from 'react';
import type { Message } from '#schemas/wire/messages/message.ts';
import type { History } from '../news/useHistory.ts';
import type { useRowWindow } from './useRowWindow.ts';
import type { useSteadyScroll } from './useSteadyScroll.ts';

/** Frames within which a row that is far away is drawn. */
const FRAMES = 60;

export interface GoToMessageProps {
  readonly target: Message;
  readonly history: History;
  /** Of the rows, oldest first. */
  readonly keys: readonly string[];
  readonly toPlace: ReturnType<typeof useRowWindow>['toPlace'];
  readonly toRow: ReturnType<typeof useSteadyScroll>['toRow'];
  /** @param key of the row that is there */
  readonly onThere: (key: string) => void;
}

/** Loads what is older than all that is loaded, page by page, as far as a message. */
async function loadAsFarAs({ created_at: at }: Message, { messages, hasOlder, loadOlder }: History): Promise<void> {
  let from = messages?.[0]?.created_at ?? '';
  let isMore = hasOlder;
  while (isMore && at < from) {
    const data = await loadOlder();
    const reached = data?.pages.at(-1);
    const before = from;
    from = reached?.messages.at(-1)?.created_at ?? from;
    // Where nothing came, it has failed, and the history says so.
    isMore = reached?.next !== null && from < before;
  }
}

/** Goes to a message, such as one that was found by a search. It shows nothing. */
export function GoToMessage({ target, history, keys, toPlace, toRow, onThere }: GoToMessageProps) {
  const key = target.key ?? target._id;
  const at = keys.indexOf(key);
  const isLoaded = at !== -1;
  const place = keys.length - 1 - at;
  useEffect(() => {
    if (!isLoaded) void loadAsFarAs(target, history);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each message
  }, [target]);
  useEffect(() => {
    if (!isLoaded) return undefined;
    let frames = 0;
    const go = () => {
      frames += 1;
      const isThere = toRow(key);
      // What is far away is drawn once the scroller is near it.
      if (!isThere && frames === 1) toPlace(place);
      if (!isThere && frames < FRAMES) frame = requestAnimationFrame(go);
      else onThere(key);
    };
    let frame = requestAnimationFrame(go);
    return () => cancelAnimationFrame(frame);
  }, [key, isLoaded, place, toPlace, toRow, onThere]);
  return null;
}
