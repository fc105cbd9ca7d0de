import { createContext } from 'react';

/** The newest draw of the reports whose results stand below; undefined where each is told with its own day. */
export const NewestDraw = createContext<string | undefined>(undefined);
