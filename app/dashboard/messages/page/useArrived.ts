import { useEffect } from 'react';
import type { Message } from '#schemas/wire/messages/message.ts';
import { waitingMessages } from '../sending/waitingMessages.ts';

/** Lets go of messages that were waiting to be sent, once they are read from the server. */
export function useArrived(messages: readonly Message[] | undefined): void {
  useEffect(() => {
    if (messages) waitingMessages.remove(new Set(messages.flatMap(({ key }) => key ?? [])));
  }, [messages]);
}
