import { shortened } from '#renderers/words/shortened.ts';

/** The most characters of a description on a card (001 §8). */
const MOST = 126;

/** The description of a product on its card. */
export const shopDescription = (text: string): string => shortened(text, MOST);
