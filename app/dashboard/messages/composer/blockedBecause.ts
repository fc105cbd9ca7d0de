import { MAX_MESSAGE } from '#schemas/wire/messages/message.ts';
import type { FilesStore } from './later/createFiles.ts';

/** So few characters before the end it is said how many there are. */
const NEAR = 500;

const count = new Intl.NumberFormat('en-US');

/** Characters as the server counts them. */
const lengthOf = (text: string) => (text.length > MAX_MESSAGE - NEAR ? Array.from(text).length : text.length);

interface Content {
  readonly text: string;
  readonly files: Pick<ReturnType<FilesStore['get']>, 'list' | 'chosen' | 'back' | 'isMissing'>;
}

/** Why something cannot be sent. */
export interface Block {
  readonly reason: string;
  /** Whether it is said before anybody tries to send. */
  readonly isShown: boolean;
}

/** Why what is written cannot be sent; undefined where it can. Files that are on their way are waited for. */
export function blockedBecause({ text, files: { list, chosen, back, isMissing } }: Content): Block | undefined {
  const length = lengthOf(text);
  if (length > MAX_MESSAGE)
    return {
      reason: `Your message has ${count.format(length)} characters. ${count.format(MAX_MESSAGE)} is the most that can be sent at once.`,
      isShown: true,
    };
  if (isMissing || list.some(({ state }) => state === 'failed'))
    return { reason: 'One of your files was not sent. Try it again, or remove it.', isShown: false };
  return text.trim() === '' && list.length + chosen.length + back.length === 0
    ? { reason: 'Write a message or attach a file first.', isShown: false }
    : undefined;
}

/** How much room is left, once that is little; undefined before. */
export function roomLeft(text: string): string | undefined {
  const left = MAX_MESSAGE - lengthOf(text);
  return left >= 0 && left <= NEAR ? `${count.format(left)} characters left` : undefined;
}
