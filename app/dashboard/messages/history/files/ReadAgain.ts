import { createContext, useContext } from 'react';
import type { Message } from '#schemas/wire/messages/message.ts';

/** Reads the message again that something belongs to, with fresh addresses of its files; undefined where it is not there. */
type ReadAgain = () => Promise<Message | undefined>;

const ReadAgainContext = createContext<ReadAgain>(() => Promise.resolve(undefined));

/** Says how the message around files is read again. */
export const ReadAgainProvider = ReadAgainContext.Provider;

export const useReadAgain = (): ReadAgain => useContext(ReadAgainContext);
