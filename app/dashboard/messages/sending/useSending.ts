import { useMemo, useState, useSyncExternalStore } from 'react';
import type { Conversation } from '#schemas/wire/messages/conversation.ts';
import { hasCode } from '#services/api/client/hasCode.ts';
import { sendMessage } from '#services/api/messages/sendMessage.ts';
import { realtimeEvents } from '../../realtime/realtimeEvents.ts';
import type { MessageToSend } from './MessageToSend.ts';
import { sendPatiently } from './sendPatiently.ts';
import type { Sending } from './Sending.ts';
import type { WaitingMessage } from './WaitingMessage.ts';
import { waitingMessages } from './waitingMessages.ts';

const none: readonly WaitingMessage[] = [];

/** Sends one message until that is done or given up. */
async function attempt(conversation: Conversation, { key, message }: WaitingMessage): Promise<void> {
  waitingMessages.mark(key, 'sending');
  const { message: text, attachments, about, draftRevision } = message;
  try {
    await sendPatiently(() =>
      sendMessage(
        conversation,
        {
          message: text,
          attachments: attachments.map(({ _id }) => _id),
          ...(about && { about: { type: about.type, id: about.id } }),
          ...(draftRevision !== undefined && { draft_revision: draftRevision }),
          socket_id: realtimeEvents.socketId(),
        },
        key,
      ),
    );
    waitingMessages.mark(key, 'received');
    realtimeEvents.tell({ kind: 'news' });
  } catch (error) {
    waitingMessages.mark(key, 'failed', hasCode(error, 'TooManyRequests') ? error.message : undefined);
    // Its answer may be lost, and it may be there.
    realtimeEvents.tell({ kind: 'news' });
  }
}

/** Sends messages of a patient, one at a time; each is seen as waiting until the history has it. */
export function useSending(conversation: Conversation | undefined, userId: string) {
  const all = useSyncExternalStore(waitingMessages.subscribe, waitingMessages.all, () => none);
  const [failed, setFailed] = useState<MessageToSend | null>(null);
  const waiting = useMemo(() => all.filter((one) => one.userId === userId), [all, userId]);
  const isSending = waiting.some(({ state }) => state === 'sending');
  const sending: Sending = {
    isSending,
    failed,
    send(message) {
      // What was pressed twice is sent once, before any of it is drawn.
      if (!conversation || waitingMessages.all().some(({ state }) => state === 'sending')) return;
      const next = {
        userId,
        key: crypto.randomUUID(),
        message,
        at: new Date().toISOString(),
        state: 'sending',
      } as const;
      setFailed(null);
      waitingMessages.add(next);
      void attempt(conversation, next);
    },
  };
  return {
    sending,
    waiting,
    tryAgain: (one: WaitingMessage) => {
      if (conversation && one.state === 'failed' && !isSending) void attempt(conversation, one);
    },
    takeBack: ({ key, message }: WaitingMessage) => {
      waitingMessages.remove(new Set([key]));
      setFailed(message);
    },
  };
}
