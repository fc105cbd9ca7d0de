import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import { draftOptions } from '#services/api/messages/drafts.ts';
import { blockedBecause } from './blockedBecause.ts';
import type { Sending } from '../sending/Sending.ts';
import { composerOf, takeBack } from './composerOf.ts';
import type { Upload } from './uploads/createUploads.ts';

const isUploading = (uploads: readonly Pick<Upload, 'state'>[]) =>
  uploads.some(({ state }) => state === 'waiting' || state === 'sending');

/** What is written and attached, kept as a draft and ready to be sent. */
export function useComposer(conversation: Conversation, { isSending, failed, send }: Sending) {
  const composer = composerOf(useQueryClient(), conversation);
  const { draft, uploads, waiting } = composer;
  const { data: kept } = useQuery(draftOptions(conversation.patient));
  const written = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  const attached = useSyncExternalStore(uploads.subscribe, uploads.get, uploads.get);
  const wantsToSend = useSyncExternalStore(waiting.subscribe, waiting.get, waiting.get);
  const wasSending = useRef(isSending);
  const takenBack = useRef(failed);
  const block = blockedBecause({ text: written.text, uploads: attached.list });

  useEffect(() => {
    if (kept) draft.hear(kept);
  }, [draft, kept]);

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') void draft.keep();
    };
    const keep = () => void draft.keep();
    document.addEventListener('visibilitychange', leave);
    window.addEventListener('pagehide', keep);
    window.addEventListener('online', keep);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      window.removeEventListener('pagehide', keep);
      window.removeEventListener('online', keep);
      waiting.set(false);
      keep();
    };
  }, [draft, waiting]);

  const sendNow = () => {
    waiting.set(false);
    const { text, about } = draft.get();
    const attachments = uploads.handOver();
    send({ message: text.trim(), attachments, about, draftRevision: draft.handOver() });
  };

  // What was waited for will not come where a file has failed.
  const isWaiting = wantsToSend && !block;
  const isReady = isWaiting && !isSending && !isUploading(attached.list);
  useEffect(() => {
    if (isReady) sendNow();
    else if (wantsToSend && block) waiting.set(false);
  });

  useEffect(() => {
    if (wasSending.current && !isSending) void draft.settle();
    wasSending.current = isSending;
  }, [isSending, draft]);

  useEffect(() => {
    if (failed && takenBack.current !== failed) takeBack(composer, failed);
    takenBack.current = failed;
  }, [failed, composer]);

  return {
    ...written,
    ...composer,
    attached,
    block,
    isWaiting,
    write(next: string) {
      // What is written meanwhile may not be meant to go along.
      waiting.set(false);
      draft.write(next);
    },
    /** Sends, once all files are there. @returns whether there is something to send */
    submit(): boolean {
      if (isSending || isWaiting) return true;
      // A second press may come before the page shows what the first one did.
      const { list } = uploads.get();
      if (blockedBecause({ text: draft.get().text, uploads: list })) return false;
      if (isUploading(list)) waiting.set(true);
      else sendNow();
      return true;
    },
  };
}
