import type { QueryClient } from '@tanstack/react-query';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { conversationQuery } from '#services/api/messages/conversations.ts';
import { notificationsQuery } from '#services/api/notifications.ts';
import { authorizeChannel, authorizeSocket } from '#services/api/realtime.ts';
import { connectRealtime, type ToldEvent } from '#services/realtime/connectRealtime.ts';
import { coalesced } from './coalesced.ts';
import { lookAgain, type LookPauses } from './lookAgain.ts';
import { realtimeEvents } from './realtimeEvents.ts';

/** Milliseconds after which a page that hears nothing begins to look by itself. */
const PATIENCE = 10_000;

/** Between looks where nothing is told. */
const UNTOLD: LookPauses = { first: 15_000, longest: 120_000 };

/**
 * Between looks where a hosted service tells: what a server could not tell it, because the server was killed or the service was
 * away, is told by nobody later. The portal's own server drops the connection instead, and the page reads anew.
 */
const HOSTED: LookPauses = { first: 120_000, longest: 120_000 };

/** Milliseconds until a connection that the server has ended is tried anew, and how much longer each time. */
const RETURN = { first: 30_000, longest: 600_000 } as const;

const authorOf = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'author_id' in data && typeof data.author_id === 'string'
    ? data.author_id
    : undefined;

/**
 * Keeps what the dashboard shows of a patient's conversation and notifications up to date: by what is told at once and, where no
 * socket gets through, by looking. It says nothing of how it does.
 *
 * @returns ends that
 */
export function connectPatient(queryClient: QueryClient, userId: string, conversationId: string): () => void {
  const organization = currentOrganization.get();
  const conversation = `private-conversation-${conversationId}`;
  const user = `private-user-${userId}`;
  const newest = () => queryClient.getQueryData(conversationQuery(userId).queryKey)?.newest_at;
  const readConversation = coalesced(() =>
    queryClient.invalidateQueries({ queryKey: conversationQuery(userId).queryKey }),
  );
  const readNotifications = coalesced(() =>
    queryClient.invalidateQueries({ queryKey: notificationsQuery(userId).queryKey }),
  );
  /** Reads everything that may have changed. */
  const readAll = () => {
    void readConversation();
    void readNotifications();
    realtimeEvents.tell({ kind: 'news' });
  };

  let isOver = false;
  let stopLooking: (() => void) | undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    const before = newest();
    // Of what else the patient is told, nothing is said by the conversation.
    await Promise.all([readConversation(), readNotifications()]);
    if (newest() === before) return false;
    realtimeEvents.tell({ kind: 'news' });
    return true;
  };
  const isSilent = () => {
    silence ??= setTimeout(() => {
      stopLooking?.();
      stopLooking = lookAgain(look, UNTOLD);
    }, PATIENCE);
  };
  const stop = () => {
    clearTimeout(silence);
    silence = undefined;
    stopLooking?.();
    stopLooking = undefined;
  };
  const isHeard = () => {
    stop();
    if (organization.settings.realtime.provider === 'pusher') stopLooking = lookAgain(look, HOSTED);
  };

  const hear = ({ event, data }: ToldEvent) => {
    const author = authorOf(data);
    if (event === 'typing' && author !== undefined && author !== userId)
      realtimeEvents.tell({ kind: 'typing', authorId: author });
    else if (event === 'notification') void readNotifications();
    else if (event === 'read') void readConversation();
    else if (event === 'message') {
      void readConversation();
      realtimeEvents.tell({ kind: 'news' });
    }
  };

  let returning: ReturnType<typeof setTimeout> | undefined;
  let pause: number = RETURN.first;
  const connect = () =>
    connectRealtime({
      connection: organization.settings.realtime,
      channels: [conversation, user, `presence-channel-${organization._id}`],
      authorizeChannel,
      authorizeSocket,
      onEvent: hear,
      onSubscribed: (channel) => {
        pause = RETURN.first;
        if (channel === conversation) {
          isHeard();
          void readConversation();
          realtimeEvents.tell({ kind: 'news' });
        } else if (channel === user) void readNotifications();
      },
      onSilence: isSilent,
      onEnd: () => {
        // Where the session is over, this read finds out.
        void readConversation();
        clearTimeout(returning);
        returning = setTimeout(() => {
          if (!isOver) client = connect();
        }, pause);
        pause = Math.min(pause * 2, RETURN.longest);
      },
    });
  isSilent();
  let client = connect();
  realtimeEvents.findSocketBy(() => client.socketId());

  /** A tab that slept, or a device that was offline, may have missed something before its socket knows. */
  const isBack = () => {
    if (document.visibilityState !== 'visible') return;
    client.wake();
    readAll();
  };
  document.addEventListener('visibilitychange', isBack);
  window.addEventListener('online', isBack);
  return () => {
    isOver = true;
    clearTimeout(returning);
    stop();
    document.removeEventListener('visibilitychange', isBack);
    window.removeEventListener('online', isBack);
    realtimeEvents.findSocketBy(() => null);
    client.close();
  };
}
