import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { idle } from '#renderers/ui/loading/preloadable.ts';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import { draftOptions } from '#services/api/messages/drafts.ts';
import { blockedBecause } from './blockedBecause.ts';
import type { Sending } from '../sending/Sending.ts';
import { composerOf, takeBack } from './composerOf.ts';
import type { FilesStore } from './later/createFiles.ts';

const isUploading = ({ list, chosen, back }: ReturnType<FilesStore['get']>) =>
  chosen.length + back.length > 0 || list.some(({ state }) => state === 'waiting' || state === 'sending');

/** What is written and attached, kept as a draft and ready to be sent. */
export function useComposer(conversation: Conversation, { isSending, failed, send }: Sending) {
  const composer = composerOf(useQueryClient(), conversation);
  const { draft, files, waiting } = composer;
  const { data: kept } = useQuery(draftOptions(conversation.patient));
  const written = useSyncExternalStore(draft.subscribe, draft.get, draft.get);
  const attached = useSyncExternalStore(files.subscribe, files.get, files.get);
  const wantsToSend = useSyncExternalStore(waiting.subscribe, waiting.get, waiting.get);
  const wasSending = useRef(isSending);
  const takenBack = useRef(failed);
  const block = blockedBecause({ text: written.text, files: attached });

  useEffect(() => {
    if (kept) draft.hear(kept);
  }, [draft, kept]);

  useEffect(() => {
    // Files are dropped without a word before, and nothing that is shown waits for this.
    void idle().then(files.begin);
    window.addEventListener('online', files.begin);
    return () => window.removeEventListener('online', files.begin);
  }, [files]);

  // A choice is asked for by code that may not be there yet.
  const isAsked = written.other !== null;
  useEffect(() => {
    if (isAsked) files.begin();
  }, [files, isAsked]);

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
    const attachments = files.handOver();
    send({ message: text.trim(), attachments, about, draftRevision: draft.handOver() });
  };

  // What was waited for will not come where a file has failed.
  const isWaiting = wantsToSend && !block;
  const isReady = isWaiting && !isSending && !isUploading(attached);
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
      if (blockedBecause({ text: draft.get().text, files: files.get() })) return false;
      if (isUploading(files.get())) waiting.set(true);
      else sendNow();
      return true;
    },
  };
}
