/** What a text message of a patient asks for. */
export type Keyword = 'stop' | 'help' | 'start';

const KEYWORDS: { readonly [word: string]: Keyword } = {
  STOP: 'stop',
  STOPALL: 'stop',
  UNSUBSCRIBE: 'stop',
  CANCEL: 'stop',
  END: 'stop',
  QUIT: 'stop',
  REVOKE: 'stop',
  OPTOUT: 'stop',
  HELP: 'help',
  INFO: 'help',
  START: 'start',
  UNSTOP: 'start',
  YES: 'start',
};

/** What a text message asks for that is one of the words that carriers know; undefined where it is anything else. */
export const keywordOf = (text: string): Keyword | undefined =>
  Object.entries(KEYWORDS).find(([word]) => word === text.trim().toUpperCase())?.[1];
