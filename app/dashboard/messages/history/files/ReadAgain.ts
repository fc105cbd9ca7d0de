import { createContext, useContext } from 'react';

/** Reads the message again that something belongs to; resolves once the addresses of its files are fresh. */
type ReadAgain = () => Promise<void>;

const ReadAgainContext = createContext<ReadAgain>(() => Promise.resolve());

/** Says how the message around files is read again. */
export const ReadAgainProvider = ReadAgainContext.Provider;

export const useReadAgain = (): ReadAgain => useContext(ReadAgainContext);
